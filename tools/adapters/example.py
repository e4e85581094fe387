"""An adapter that accepts everything: the least that speaks the compiler protocol. docs/adapter.md explains it."""

import json
import sys


def hello(_request):
    return {"name": "example", "version": "1", "languages": ["wgsl"], "targets": [], "levels": ["parse", "check"]}


def check(request):
    # Ask your compiler about request["source"] here; this one finds no errors.
    errors = []
    diagnostics = [
        {"severity": "error", "rule": "example/error", "message": message, "line": line, "column": column, "length": 0}
        for (line, column, message) in errors
    ]
    return {"ok": not diagnostics, "diagnostics": diagnostics}


def unknown(request):
    message = f"unknown operation `{request.get('op')}`"
    return {"ok": False, "diagnostics": [{"severity": "error", "rule": "protocol", "message": message}]}


ANSWERS = {"hello": hello, "check": check}

for line in sys.stdin:
    if not line.strip():
        continue
    request = json.loads(line)
    answer = {"ok": True, **ANSWERS.get(request.get("op"), unknown)(request)}
    print(json.dumps({"id": request.get("id", 0), **answer}), flush=True)
