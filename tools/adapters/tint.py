"""Tint's command line as a compiler of the protocol: `tint.py [--path PROGRAM]`. It accepts, rejects and writes text and SPIR-V."""

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

KNOWN_TARGETS = ("spirv", "msl", "hlsl", "glsl", "wgsl")
ERROR = re.compile(r"^(?:.*?:)?(\d+):(\d+) error: (.*)$", re.MULTILINE)
ENTRY_POINT = re.compile(r"@(vertex|fragment|compute)\b[^{};]*?\bfn\s+(\w+)")
FORMATS = re.compile(r"--format <([^>]*)>")

parser = argparse.ArgumentParser()
parser.add_argument("--path", default="tint")
program = parser.parse_args().path
folder = tempfile.TemporaryDirectory()
SOURCE = os.path.join(folder.name, "source.wgsl")
OUTPUT = os.path.join(folder.name, "output")


def errors(text):
    found = [
        {"severity": "error", "rule": "tint", "message": message, "line": int(line), "column": int(column), "length": 0}
        for (line, column, message) in ERROR.findall(text)
    ]
    return found or [{"severity": "error", "rule": "tint", "message": text.strip() or "no message", "line": 0}]


def tint(request, arguments):
    """Runs tint; the diagnostics, or what it wrote. A signal ends us as well: the driver counts a crash."""
    with open(SOURCE, "w", encoding="utf-8") as file:
        file.write(request["source"])
    if os.path.exists(OUTPUT):
        os.remove(OUTPUT)
    done = subprocess.run([program, SOURCE, "-o", OUTPUT, *arguments], capture_output=True, check=False)
    text = (done.stderr + done.stdout).decode("utf-8", "replace")
    if done.returncode < 0 or "internal compiler error" in text:
        sys.exit(f"tint ended with {done.returncode}\n{text}")
    if done.returncode != 0:
        return errors(text), None
    if not os.path.exists(OUTPUT):
        return [], b""
    with open(OUTPUT, "rb") as file:
        return [], file.read()


def hello(_request):
    # What it writes differs with how it was built, and it does not say its version: that is the hash of the program.
    shown = subprocess.run([program, "--help"], capture_output=True, text=True, check=False)
    formats = FORMATS.search(shown.stdout + shown.stderr)
    written = formats.group(1).split("|") if formats else []
    with open(shutil.which(program) or program, "rb") as file:
        version = hashlib.sha256(file.read()).hexdigest()[:12]
    targets = [target for target in KNOWN_TARGETS if target in written]
    return {"name": "tint", "version": version, "languages": ["wgsl"], "levels": ["parse", "check"], "targets": targets}


def check(request):
    # It fails without a word after the front end where nothing is to be written: what counts is what it says.
    diagnostics, _ = tint(request, ["--parse-only", "--format", "none"])
    diagnostics = [error for error in diagnostics if error["line"] > 0]
    return {"ok": not diagnostics, "diagnostics": diagnostics}


def compile_one(request):
    options = request.get("options", {})
    if request.get("target") not in KNOWN_TARGETS:
        return protocol_error("unknown target")
    known = {"spirv_version", "msl_version", "shader_model", "glsl_version"}
    if set(options) - known:
        return protocol_error(f"unknown option `{sorted(set(options) - known)[0]}`")
    if request.get("constants"):
        return protocol_error("values of overrides are not taken")
    arguments = ["--format", request["target"]]
    entry_points = [(name, stage) for (stage, name) in ENTRY_POINT.findall(request["source"])]
    units = [[entry] for entry in entry_points] if request["target"] == "glsl" else [entry_points]
    outputs = []
    for unit in units:
        one = ["--ep", unit[0][0]] if request["target"] == "glsl" else []
        diagnostics, written = tint(request, arguments + one)
        if diagnostics:
            return {"ok": False, "diagnostics": diagnostics}
        entries = [{"name": name, "emitted_name": "main" if one else name, "stage": stage} for (name, stage) in unit]
        if request["target"] == "spirv":
            outputs.append({"base64": base64.b64encode(written).decode(), "entry_points": entries})
        else:
            outputs.append({"text": written.decode("utf-8", "replace"), "entry_points": entries})
    return {"ok": True, "outputs": outputs, "diagnostics": []}


def protocol_error(message):
    return {"ok": False, "diagnostics": [{"severity": "error", "rule": "protocol", "message": message}]}


ANSWERS = {"hello": hello, "check": check, "compile": compile_one}

for line in sys.stdin:
    if not line.strip():
        continue
    request = json.loads(line)
    answer = ANSWERS.get(request.get("op"))
    done = answer(request) if answer else protocol_error(f"unknown operation `{request.get('op')}`")
    print(json.dumps({"id": request.get("id", 0), "ok": True, **done}), flush=True)
