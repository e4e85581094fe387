//! What a function returns, by walking its tree.
//!
//! Conditions are the bits of the input, lowest first, and ones behind them. The path is a number that each place multiplies and adds to.

use crate::tree::{Block, Construct, Exit, ExitKind};

/// How many places and rounds of loops an execution may pass: more, and it is taken for endless.
const LIMIT: u32 = 300;

/// What multiplies the path at each place.
pub const FACTOR: u32 = 31;
/// How often a `for` loop runs.
pub const REPETITIONS: u32 = 2;
/// Cases of a `switch` on the low bits: that of the block, and the other.
pub const SELECTOR_MASK: u32 = 3;

/// What an execution ends in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What the function returns.
    pub path: u32,
    /// Whether the invocation discarded its fragment.
    pub is_discarded: bool,
}

/// The outcome for an input; nothing where it does not come to an end.
pub fn evaluate(block: &Block, input: u32) -> Option<Outcome> {
    let mut run = Run { bits: input, path: 0, is_discarded: false, passed: 0 };
    run.block(block, 0).ok()?;
    Some(Outcome { path: run.path, is_discarded: run.is_discarded })
}

/// How control goes on.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Flow {
    Next,
    Break,
    Continue,
    Return,
}

/// It does not come to an end.
struct Endless;

struct Run {
    bits: u32,
    path: u32,
    is_discarded: bool,
    /// Places and rounds of loops.
    passed: u32,
}

impl Run {
    /// Passes a place. Places are numbered by depth: the writer gives them the same numbers.
    fn pass(&mut self, place: u32) -> Result<(), Endless> {
        self.path = self.path.wrapping_mul(FACTOR).wrapping_add(place);
        self.count()
    }

    fn count(&mut self) -> Result<(), Endless> {
        self.passed += 1;
        if self.passed > LIMIT { Err(Endless) } else { Ok(()) }
    }

    fn condition(&mut self) -> bool {
        let bit = self.bits & 1 == 1;
        self.bits = self.bits >> 1 | 1 << 31;
        bit
    }

    /// A `continue` is taken on a zero, so that the ones behind the input lead out of loops.
    fn exit(&mut self, exit: Option<Exit>) -> Flow {
        let Some(Exit { kind, is_conditional }) = exit else { return Flow::Next };
        let is_taken = !is_conditional || self.condition() == (kind != ExitKind::Continue);
        match kind {
            _ if !is_taken => Flow::Next,
            ExitKind::Break => Flow::Break,
            ExitKind::Continue => Flow::Continue,
            ExitKind::Return => Flow::Return,
            ExitKind::Discard => {
                self.is_discarded = true;
                Flow::Next
            }
        }
    }

    fn block(&mut self, block: &Block, depth: u32) -> Result<Flow, Endless> {
        let place = 1 + 3 * depth;
        self.pass(place)?;
        let flow = self.exit(block.before);
        if flow != Flow::Next {
            return Ok(flow);
        }
        let Some((construct, inside)) = &block.nested else { return Ok(Flow::Next) };
        let flow = self.construct(*construct, inside, depth + 1)?;
        if flow != Flow::Next {
            return Ok(flow);
        }
        self.pass(place + 1)?;
        Ok(self.exit(block.after))
    }

    fn construct(&mut self, construct: Construct, inside: &Block, depth: u32) -> Result<Flow, Endless> {
        match construct {
            Construct::If if self.condition() => self.block(inside, depth),
            Construct::If => Ok(Flow::Next),
            Construct::IfElse(exit) => self.branches(true, exit, inside, depth),
            Construct::Else(exit) => self.branches(false, exit, inside, depth),
            Construct::Case(exit) => self.case(exit, inside, depth),
            Construct::Default => Ok(after_switch(self.block(inside, depth)?)),
            Construct::Loop => {
                self.repeat(|run| run.block(inside, depth), |run| run.pass(3 * depth + 3).map(|()| false))
            }
            Construct::LoopBreakIf => self.repeat(
                |run| run.block(inside, depth),
                |run| {
                    run.pass(3 * depth + 3)?;
                    Ok(run.condition())
                },
            ),
            Construct::While => self
                .repeat(|run| if run.condition() { Ok(Flow::Break) } else { run.block(inside, depth) }, |_| Ok(false)),
            Construct::For => self.counted(inside, depth),
            Construct::Continuing => self.repeat(Self::body_that_breaks, |run| run.block(inside, depth).map(|_| false)),
            Construct::ContinuingBreakIf => self.repeat(Self::body_that_breaks, |run| {
                run.block(inside, depth)?;
                Ok(run.condition())
            }),
        }
    }

    fn body_that_breaks(&mut self) -> Result<Flow, Endless> {
        self.pass(0)?;
        Ok(if self.condition() { Flow::Break } else { Flow::Next })
    }

    /// Two branches of which one is the block, and the other a place and a way out.
    fn branches(&mut self, is_first: bool, exit: Option<Exit>, inside: &Block, depth: u32) -> Result<Flow, Endless> {
        if self.condition() == is_first {
            return self.block(inside, depth);
        }
        self.pass(3 * depth + 3)?;
        Ok(self.exit(exit))
    }

    fn case(&mut self, exit: Option<Exit>, inside: &Block, depth: u32) -> Result<Flow, Endless> {
        let selector = self.bits & SELECTOR_MASK;
        self.bits = self.bits >> 2 | 3 << 30;
        let flow = match selector {
            0 | 3 => self.block(inside, depth)?,
            1 => {
                self.pass(3 * depth + 3)?;
                self.exit(exit)
            }
            _ => Flow::Next,
        };
        Ok(after_switch(flow))
    }

    fn repeat(
        &mut self,
        mut body: impl FnMut(&mut Self) -> Result<Flow, Endless>,
        mut continuing: impl FnMut(&mut Self) -> Result<bool, Endless>,
    ) -> Result<Flow, Endless> {
        loop {
            // Loops whose body passes no place come to an end too.
            self.count()?;
            match body(self)? {
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
                Flow::Next | Flow::Continue => {}
            }
            if continuing(self)? {
                return Ok(Flow::Next);
            }
        }
    }

    fn counted(&mut self, inside: &Block, depth: u32) -> Result<Flow, Endless> {
        for _ in 0..REPETITIONS {
            match self.block(inside, depth)? {
                Flow::Break => break,
                Flow::Return => return Ok(Flow::Return),
                Flow::Next | Flow::Continue => {}
            }
        }
        Ok(Flow::Next)
    }
}

fn after_switch(flow: Flow) -> Flow {
    if flow == Flow::Break { Flow::Next } else { flow }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exit(kind: ExitKind, is_conditional: bool) -> Option<Exit> {
        Some(Exit { kind, is_conditional })
    }

    #[test]
    fn ones_lead_out_of_a_loop() {
        let body = Block { before: exit(ExitKind::Break, true), nested: None, after: None };
        let block = Block { before: None, nested: Some((Construct::Loop, Box::new(body))), after: None };
        // Place 1, the body's 4, and then 2.
        let once = (31 + 4) * 31 + 2;
        assert_eq!(evaluate(&block, 1), Some(Outcome { path: once, is_discarded: false }));
        // Once around: the continuing part is place 6.
        let twice = (((31 + 4) * 31 + 6) * 31 + 4) * 31 + 2;
        assert_eq!(evaluate(&block, 2), Some(Outcome { path: twice, is_discarded: false }));
    }

    #[test]
    fn a_loop_that_always_continues_is_endless() {
        let body = Block { before: exit(ExitKind::Continue, false), nested: None, after: None };
        let block = Block { before: None, nested: Some((Construct::Loop, Box::new(body))), after: None };
        assert_eq!(evaluate(&block, 1), None);
    }
}
