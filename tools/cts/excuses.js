// The list of verdicts in which the suite contradicts the specification. A line is, parted by blanks: the cases (a query, which may end
// in `*`), the verdict (`accepts`, or `rejects:RULE,RULE`), a regular expression that the program and its constants match, the anchor of the
// section with the sentence that rules, and the reason in our words.
'use strict';

const { covers } = require('./skips.js');

/** Parses the text of a list to [{pattern, accepts, rules, program, anchor, reason}]; throws where a line is not whole. */
function parseExcuses(text) {
  const rows = [];
  text.split('\n').forEach((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return;
    const match = /^(\S+)\s+(accepts|rejects:\S+)\s+\/(\S+)\/\s+#(\S+)\s+(\S.*)$/.exec(content);
    if (!match) throw new Error(`line ${index + 1} of the excuses is not \`CASES VERDICT /PROGRAM/ #ANCHOR reason\`: ${content}`);
    const [, pattern, verdict, program, anchor, reason] = match;
    const accepts = verdict === 'accepts';
    rows.push({ pattern, accepts, rules: accepts ? [] : verdict.slice('rejects:'.length).split(','), program: new RegExp(program), anchor, reason });
  });
  return rows;
}

/**
 * The index of the row that excuses a wrong verdict of a case, or -1. `wrong` is as in the records: a program that is expected to be
 * valid and was rejected, with errors `RULE: message`, or the other way about.
 */
function excuseOf(rows, name, wrong) {
  if (wrong.crash !== undefined) return -1;
  const text = wrong.constants === undefined ? wrong.source : `${wrong.source}\n${JSON.stringify(wrong.constants)}`;
  const rules = wrong.errors.map(error => error.split(': ', 1)[0]);
  return rows.findIndex(row => {
    if (!covers(row.pattern, name) || wrong.expected === row.accepts || !row.program.test(text)) return false;
    return rules.every(rule => row.rules.includes(rule));
  });
}

/** What excuses came to: [{row, cases, programs}], and the rows that cover cases which ran, and excuse none of their programs. */
function tallyExcuses(rows, records) {
  const tally = rows.map(row => ({ row, cases: 0, programs: 0 }));
  const ran = records.filter(record => record.status !== 'skip');
  for (const { excused } of ran) {
    for (const [index, programs] of Object.entries(excused ?? {})) {
      tally[index].cases += 1;
      tally[index].programs += programs;
    }
  }
  const idle = tally.filter(({ row, cases }) => cases === 0 && ran.some(record => covers(row.pattern, record.case)));
  return { tally, idle: idle.map(({ row }) => row) };
}

module.exports = { excuseOf, parseExcuses, tallyExcuses };
