//! Functions as WGSL, many in one shader that calls each for its inputs, with the directives of `testdata/README.md` that expect what
//! they return.

use crate::evaluate::{FACTOR, REPETITIONS, SELECTOR_MASK, evaluate};
use crate::tree::{Block, Construct, Exit, ExitKind, Stage};
use std::fmt::{self, Write};

/// How many inputs each function is called with.
pub const INPUTS: usize = 8;

/// A function with the inputs for which it comes to an end, and what it then gives.
pub struct Test {
    /// The function.
    pub block: Block,
    inputs: [u32; INPUTS],
    /// Zero where a fragment is discarded: it leaves the target as it was.
    expected: [u32; INPUTS],
}

impl Test {
    /// A test of a function, unless it comes to an end for no input.
    pub fn of(block: Block) -> Option<Self> {
        // A short input ends in ones early, a long one goes around loops.
        let candidates = [0b10, 0, 1, 0b0110, 0b0100_1100, 0x2d, 0x1538, 0x0003_6a94, 0xa5, 0x00f0, 0x000c_9b12, 3];
        let ending = |input: u32| Some((input, evaluate(&block, input)?));
        let found: Vec<(u32, u32)> = candidates
            .into_iter()
            .filter_map(ending)
            .map(|(input, outcome)| (input, if outcome.is_discarded { 0 } else { outcome.path }))
            .take(INPUTS)
            .collect();
        let last = *found.last()?;
        let at = |index: usize| *found.get(index).unwrap_or(&last);
        let inputs = std::array::from_fn(|index| at(index).0);
        let expected = std::array::from_fn(|index| at(index).1);
        Some(Self { block, inputs, expected })
    }
}

/// A shader that calls all functions.
pub fn shader(tests: &[Test], stage: Stage) -> String {
    let mut out = String::new();
    put_shader(&mut out, tests, stage).expect("a String takes all");
    out
}

fn put_shader(out: &mut String, tests: &[Test], stage: Stage) -> fmt::Result {
    let count = tests.len();
    let line = |of: fn(&Test) -> &[u32; INPUTS]| {
        let values = tests.iter().flat_map(of).map(u32::to_string);
        values.collect::<Vec<_>>().join(" ")
    };
    let (inputs, expected) = (line(|test| &test.inputs), line(|test| &test.expected));
    match stage {
        Stage::Compute => {
            writeln!(out, "//# dispatch: 1 1 1\n//# read 0:0: u32 {inputs}\n//# expect 0:1: u32 {expected}")?;
        }
        Stage::Fragment => {
            writeln!(out, "//# draw: 3\n//# target: {INPUTS}x{count} r32uint\n//# read 0:0: u32 {inputs}")?;
            writeln!(out, "//# expect target: u32 {expected}")?;
        }
    }
    writeln!(out, "@group(0) @binding(0) var<storage, read> inputs: array<u32>;")?;
    out.push_str(CONDITION);
    for (index, test) in tests.iter().enumerate() {
        writeln!(out, "fn f{index}(input: u32) -> u32 {{\n  var bits = input;\n  var path = 0u;")?;
        Writer { out }.block(&test.block, 0)?;
        writeln!(out, "  return path;\n}}")?;
    }
    match stage {
        Stage::Compute => {
            writeln!(out, "@group(0) @binding(1) var<storage, read_write> paths: array<u32>;")?;
            writeln!(out, "@compute @workgroup_size({INPUTS}) fn main(@builtin(local_invocation_index) lane: u32) {{")?;
            for index in 0..count {
                let at = format!("{}u + lane", index * INPUTS);
                writeln!(out, "  paths[{at}] = f{index}(inputs[{at}]);")?;
            }
        }
        Stage::Fragment => {
            out.push_str(VERTEX);
            writeln!(out, "@fragment fn shade(@builtin(position) at: vec4f) -> @location(0) u32 {{")?;
            writeln!(out, "  let input = inputs[u32(at.y) * {INPUTS}u + u32(at.x)];\n  switch u32(at.y) {{")?;
            for index in 0..count {
                writeln!(out, "    case {index}: {{ return f{index}(input); }}")?;
            }
            writeln!(out, "    default: {{ return 0; }}\n  }}")?;
        }
    }
    writeln!(out, "}}")
}

/// The lowest bit of an input, which then has one bit less.
const CONDITION: &str = "fn next(bits: ptr<function, u32>) -> bool {
  let bit = (*bits & 1u) == 1u;
  *bits = (*bits >> 1u) | 0x80000000u;
  return bit;
}
";

const VERTEX: &str = "@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
";

struct Writer<'a> {
    out: &'a mut String,
}

impl Writer<'_> {
    fn line(&mut self, depth: u32, text: &str) -> fmt::Result {
        writeln!(self.out, "{:1$}{text}", "", (2 + 2 * depth) as usize)
    }

    /// Passes a place, as the evaluation does.
    fn pass(&mut self, depth: u32, place: u32) -> fmt::Result {
        self.line(depth, &format!("path = path * {FACTOR}u + {place}u;"))
    }

    fn exit(&mut self, depth: u32, exit: Option<Exit>) -> fmt::Result {
        let Some(Exit { kind, is_conditional }) = exit else { return Ok(()) };
        let (statement, condition) = match kind {
            ExitKind::Break => ("break;", "next(&bits)"),
            ExitKind::Continue => ("continue;", "!next(&bits)"),
            ExitKind::Return => ("return path;", "next(&bits)"),
            ExitKind::Discard => ("discard;", "next(&bits)"),
        };
        if is_conditional {
            self.line(depth, &format!("if {condition} {{ {statement} }}"))
        } else {
            self.line(depth, statement)
        }
    }

    fn block(&mut self, block: &Block, depth: u32) -> fmt::Result {
        let place = 1 + 3 * depth;
        self.pass(depth, place)?;
        self.exit(depth, block.before)?;
        let Some((construct, inside)) = &block.nested else { return Ok(()) };
        self.construct(*construct, inside, depth)?;
        self.pass(depth, place + 1)?;
        self.exit(depth, block.after)
    }

    fn construct(&mut self, construct: Construct, inside: &Block, depth: u32) -> fmt::Result {
        let inner = depth + 1;
        let place = 3 * inner + 3;
        match construct {
            Construct::If => self.around(depth, "if next(&bits) {", inside, "}"),
            Construct::IfElse(exit) => {
                self.around(depth, "if next(&bits) {", inside, "} else {")?;
                self.pass(inner, place)?;
                self.exit(inner, exit)?;
                self.line(depth, "}")
            }
            Construct::Else(exit) => {
                self.line(depth, "if next(&bits) {")?;
                self.pass(inner, place)?;
                self.exit(inner, exit)?;
                self.around(depth, "} else {", inside, "}")
            }
            Construct::Case(exit) => {
                let selector = format!("selector_{depth}");
                self.line(depth, &format!("let {selector} = bits & {SELECTOR_MASK}u;"))?;
                self.line(depth, "bits = (bits >> 2u) | 0xc0000000u;")?;
                self.around(depth, &format!("switch {selector} {{ case 0u, 3u: {{"), inside, "} case 1u: {")?;
                self.pass(inner, place)?;
                self.exit(inner, exit)?;
                self.line(depth, "} default: {} }")
            }
            Construct::Default => self.around(depth, "switch bits { default: {", inside, "} }"),
            Construct::Loop => {
                self.around(depth, "loop {", inside, "  continuing {")?;
                self.pass(inner, place)?;
                self.line(depth, "} }")
            }
            Construct::LoopBreakIf => {
                self.around(depth, "loop {", inside, "  continuing {")?;
                self.pass(inner, place)?;
                self.line(depth, "  break if next(&bits); } }")
            }
            Construct::While => self.around(depth, "while !next(&bits) {", inside, "}"),
            Construct::For => {
                let head = format!("for (var i_{depth} = 0u; i_{depth} < {REPETITIONS}u; i_{depth}++) {{");
                self.around(depth, &head, inside, "}")
            }
            Construct::Continuing => {
                self.body_that_breaks(depth)?;
                self.around(depth, "  continuing {", inside, "} }")
            }
            Construct::ContinuingBreakIf => {
                self.body_that_breaks(depth)?;
                self.around(depth, "  continuing {", inside, "  break if next(&bits); } }")
            }
        }
    }

    fn body_that_breaks(&mut self, depth: u32) -> fmt::Result {
        self.line(depth, "loop {")?;
        self.pass(depth + 1, 0)?;
        self.line(depth + 1, "if next(&bits) { break; }")
    }

    fn around(&mut self, depth: u32, before: &str, inside: &Block, after: &str) -> fmt::Result {
        self.line(depth, before)?;
        self.block(inside, depth + 1)?;
        self.line(depth, after)
    }
}
