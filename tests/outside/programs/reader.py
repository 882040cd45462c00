"""Reads a YAML file with PyYAML's SafeLoader and prints it as JSON. A key or value that is no text in JSON fails."""

import json
import sys

import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    contract = yaml.safe_load(file)


def check(value, place):
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                sys.exit(f"{place}: the key {key!r} is no text")
            check(inner, f"{place}/{key}")
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            check(inner, f"{place}/{index}")


check(contract, "")
print(json.dumps(contract))
