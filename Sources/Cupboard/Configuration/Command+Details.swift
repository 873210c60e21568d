extension Command {
  /// What a person must know to use it, as paragraphs of its help.
  var details: [String] {
    switch self {
    case .serve:
      [
        "Listens until it gets SIGTERM or SIGINT (Ctrl-C), then finishes what is under way; a second signal stops it "
          + "at once. While no account has a password, it prints a link that logs in, once, within 15 minutes.",
        "With --sample, a closet that is empty and never had the sample is filled with drawn garments, which one click "
          + "removes for good.",
      ]
    case .import:
      [
        "Takes JPEG, PNG, WebP, HEIC, AVIF, GIF (the first frame) and TIFF, whatever the files are called. The name of a "
          + "sub-folder gives the category when it is one, in Korean or English, such as “outer” or “신발”; of several "
          + "the nearest to the photo counts. Other photos get the category that --category says, else the one that "
          + "FOLDER's own name tells, else top.",
        "A file's name becomes the description when it holds words, as “blue coat.jpg” does and “IMG_1234.jpg” doesn't.",
        "Hidden files, Thumbs.db, and folders that are symbolic links are passed over. A photo that is in the closet "
          + "already is skipped, so that running it again adds nothing twice.",
        "Exits with 0 when every photo was taken or skipped, and with 1 when some were refused.",
      ]
    case .accountAdd, .accountPassword:
      [
        "Asks for the password twice, without showing it. When the input is no terminal, the password is its first line."
      ]
    case .accountList: []
    case .accountErase:
      ["Erases the clothes, photos and sessions too. It can't be undone, so it asks first, unless --yes is said."]
    case .backup:
      [
        "Works while the server runs. The file is a tar archive of the database, every original photo and the secret "
          + "key that signs cookies and addresses: keep it where nobody else reads it.",
        "Exits with 1 when an original was missing or damaged; the file then holds everything else.",
      ]
    case .restore:
      [
        "Checks every byte of the backup before anything is replaced. The data folder must be empty, unless --force "
          + "is said: then what is in it is moved aside, into a folder inside it. Nothing else may be using the folder.",
        "The smaller copies of the photos are not part of a backup: they are made again at the end.",
      ]
    case .doctor:
      [
        "Looks for photos without file, files without photo, files whose content changed, copies that are missing, and "
          + "damage of the database. Deletes nothing. --repair makes what can be made again.",
        "Exits with 0 when all is well, and with 1 when something is wrong.",
      ]
    case .rebuild: ["Works while the server runs. The originals are read and never changed."]
    case .version, .storybook, .decodeWorker: []
    }
  }
}
