print("cupboard \(version)")
