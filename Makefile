# What a person types. Each line of work is a script in Scripts/, so that it can be run and read on its own.
SHELL := /bin/bash
# make run DATA=/srv/cupboard LISTEN=0.0.0.0:8080 PUBLIC_URL=http://192.168.1.20:8080
DATA ?=
LISTEN ?=
PUBLIC_URL ?=
RUN_FLAGS := --sample $(if $(DATA),--data "$(DATA)") $(if $(LISTEN),--listen "$(LISTEN)") \
  $(if $(PUBLIC_URL),--public-url "$(PUBLIC_URL)")

# The compiler of swift.org: Debian's python3-swiftclient installs another program of the same name.
SWIFT ?= $(shell Scripts/find-swift)

.PHONY: help setup setup-tests build release run test test-swift test-browser lint format docs bench clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

setup: ## install the Debian packages that building and running need
	@Scripts/install-packages run

setup-tests: setup
	@Scripts/install-packages test

build: setup ## build for development
	@Scripts/require-swift "$(SWIFT)"
	@"$(SWIFT)" build

release: setup ## build the program as it is run
	@Scripts/require-swift "$(SWIFT)"
	@"$(SWIFT)" build -c release --product cupboard --static-swift-stdlib

run: release ## start Cupboard with a sample wardrobe on http://localhost:8080
	@exec .build/release/cupboard serve $(RUN_FLAGS)

test: setup-tests lint test-swift test-browser ## everything that CI checks

test-swift: setup-tests ## the Swift tests
	@Scripts/require-swift "$(SWIFT)"
	@"$(SWIFT)" build --build-tests
	@Scripts/run-swift-tests "$(SWIFT)"

test-browser: setup-tests release ## the tests in a real browser
	@Tests/Browser/run .build/release/cupboard

lint: ## the style of the code, and which module may import which
	@Scripts/require-swift "$(SWIFT)"
	@"$(SWIFT)" format lint --strict --parallel --recursive Sources Tests Package.swift
	@Scripts/check-imports

format: ## put the code into our style
	@"$(SWIFT)" format --in-place --parallel --recursive Sources Tests Package.swift

docs: ## build the documentation of the libraries
	@Scripts/build-docs "$(SWIFT)"

bench: setup-tests release ## measure, beside other programs
	@Scripts/install-packages bench
	@Benchmarks/run .build/release/cupboard

clean: ## delete what was built
	@rm -rf .build
