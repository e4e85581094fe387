// Watches the CTS's runner from within its process: which cases this shard runs, what each program was expected to be, how each
// case ended. It wraps three methods of the runner; where one is gone, the run ends with its name. A case that failed by nothing but
// verdicts which are excused has the status `excused`.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

/** How many wrong verdicts a case's record shows; all are counted. */
const MOST_SHOWN = 24;

class Observer {
  /** `shard` is [index, count]; records are appended to the file `results`; `excuse` gives the row that excuses a wrong verdict, or -1. */
  constructor({ shard: [index, count], skipReason, excuse = () => -1, results }) {
    this.index = index;
    this.count = count;
    this.skipReason = skipReason;
    this.excuse = excuse;
    this.file = fs.openSync(results, 'w');
    /** The record of the running case. */
    this.current = null;
    /** Whether the call under way is expected to succeed; null outside of such expectations. */
    this.expected = null;
  }

  write(record) {
    fs.writeSync(this.file, JSON.stringify(record) + '\n');
  }

  /** Wraps the runner that lies in the folder `root` and whose files end in `extension`. */
  install(root, extension) {
    const load = name => require(path.join(root, name) + extension);
    const { TestFileLoader } = load('common/internal/file_loader');
    const { Logger } = load('common/internal/logging/logger');
    const { GPUTestBase } = load('webgpu/gpu_test');
    const observer = this;
    wrap(TestFileLoader, 'loadCases', async (loadCases, query) => observer.select(await loadCases(query)));
    wrap(Logger, 'record', (record, name) => {
      const [recorder, result] = record(name);
      observer.begin(name, recorder, result);
      return [recorder, result];
    });
    wrap(GPUTestBase, 'expectGPUError', (expectGPUError, filter, call, shouldError = true) => {
      const watched = () => observer.expecting(!shouldError, call);
      return expectGPUError(filter, watched, shouldError);
    });
  }

  /** The cases of this shard; those that are skipped get their record at once. */
  select(cases) {
    const mine = [...cases].filter((_, position) => position % this.count === this.index);
    this.write({ plan: mine.length });
    return mine.filter(testcase => {
      const name = testcase.query.toString();
      const reason = this.skipReason(name);
      if (reason !== undefined) this.write({ ...newRecord(name), status: 'skip', skipped: reason });
      return reason === undefined;
    });
  }

  begin(name, recorder, result) {
    const record = newRecord(name);
    this.current = record;
    const finish = recorder.finish.bind(recorder);
    recorder.finish = () => {
      finish();
      const isExcused = result.status === 'fail' && record.wrong.length === 0 && Object.keys(record.excused).length > 0;
      record.status = isExcused ? 'excused' : result.status;
      const missing = result.logs?.find(log => log.name?.includes('NotExecutable') || log.message?.includes('NotExecutable'));
      const obstacle = missing ? firstLine([missing]) : record.obstacle;
      if (result.status === 'fail' && obstacle) Object.assign(record, { status: 'skip', skipped: obstacle });
      record.ms = result.timems;
      if (result.status !== 'pass') record.log = firstLine(result.logs);
      this.write(record);
    };
  }

  expecting(expected, call) {
    const outer = this.expected;
    this.expected = expected;
    try {
      return call();
    } finally {
      this.expected = outer;
    }
  }

  /** Told of each request to the compiler when it is made; `answer` is a promise. */
  request(request, answer) {
    const { current: record, expected } = this;
    if (record !== null && request.op === 'run') {
      if (request.work.command.draw !== undefined) record.draws += 1;
      answer.then(reply => reply.ok || this.recordFailure(record, request, reply)).catch(() => {});
      return;
    }
    if (record === null || expected === null) return;
    answer.then(
      reply => this.recordVerdict(record, expected, request, reply),
      () => {}
    );
  }

  /** A run that failed; the first that did for what the target or the device has not makes the case one that is skipped. */
  recordFailure(record, request, reply) {
    const wrong = wrongVerdict(true, request, reply);
    record.obstacle ??= obstacleOf(wrong);
    show(record, wrong);
  }

  recordVerdict(record, expected, request, reply) {
    const crashed = reply.crash !== undefined;
    const tally = expected ? record.valid : record.invalid;
    if (crashed) record.crashes += 1;
    if (!crashed && reply.ok === expected) {
      tally[0] += 1;
      tally[1] += 1;
      return;
    }
    const wrong = wrongVerdict(expected, request, reply);
    const excuse = this.excuse(record.case, wrong);
    if (excuse >= 0) {
      record.excused[excuse] = (record.excused[excuse] ?? 0) + 1;
      return;
    }
    tally[0] += 1;
    show(record, wrong);
  }
}

function wrongVerdict(expected, request, reply) {
  const errors = (reply.diagnostics ?? []).filter(one => one.severity === 'error');
  const said = reply.crash !== undefined ? { crash: reply.crash } : { errors: errors.map(one => `${one.rule}: ${one.message}`) };
  return { expected, op: request.op, ...said, source: request.source, constants: request.constants };
}

/** What says that a target or a device has not what a run needs, in the answers of the interpreter and of the harness's executors. */
const OBSTACLES = [
  [/^interpret\/dispatch: (a draw has at most \d+ vertices)/, match => `the interpreter: ${match[1]}`],
  [/^interpret\/limit: (the dispatch takes more than \d+ steps)/, match => `the interpreter: ${match[1]}`],
  [/^protocol: refused by the compiler:\n\/\/# refused (\S+)\n([^\n]*)/, match => `the target refuses it: ${match[1]}: ${match[2]}`],
  [/(the device knows no `[^`]*`)/, match => match[1]],
  [/parsing error: ((?:the `\w+` enable-extension is not yet supported|unknown enable-extension `\w+`|unknown builtin: `\w+`))/, match => `naga: ${match[1]}`],
  [/(textures of \S+ are not drawn)/, match => match[1]],
];

/** Why a run could not be done by its target or device, or undefined where that is a fault. */
function obstacleOf({ errors = [] }) {
  for (const [pattern, reason] of OBSTACLES) {
    const match = errors.map(error => pattern.exec(error)).find(match => match !== null);
    if (match) return reason(match);
  }
  return undefined;
}

function show(record, wrong) {
  if (record.wrong.length < MOST_SHOWN) record.wrong.push(wrong);
}

/**
 * Valid and invalid programs as [all of them, those with the right verdict]; excused ones are in neither, but in `excused`, counted by row.
 */
function newRecord(name) {
  return { case: name, status: 'running', ms: 0, draws: 0, valid: [0, 0], invalid: [0, 0], crashes: 0, wrong: [], excused: {} };
}

/** The first line that was said, of what is no mere information if there is such. */
function firstLine(logs) {
  const said = (logs ?? []).filter(log => log.message);
  const text = (said.find(log => log.name !== 'INFO') ?? said[0])?.message ?? '';
  return text.split('\n', 1)[0];
}

/** Replaces a method by `around(original, ...arguments)`, the original being bound. */
function wrap(owner, method, around) {
  const original = owner?.prototype[method];
  if (typeof original !== 'function') throw new Error(`this version of the CTS has no method ${method} where it is sought`);
  owner.prototype[method] = function (...given) {
    return around(original.bind(this), ...given);
  };
}

module.exports = { Observer, obstacleOf, wrap };
