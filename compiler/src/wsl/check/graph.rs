//! The graph of calls: no function calls itself, and entry points reach only what their stages have.

use super::Checker;
use crate::types::ShaderStage;
use crate::util::Id;
use crate::wsl::program::{FunctionId, Need};
use crate::wsl::rules;

impl Checker<'_> {
    pub(super) fn graph(&mut self) {
        self.find_recursion();
        for entry in self.functions.ids() {
            if let Some(stage) = self.functions[entry].stage {
                self.hold_to_stage(entry, stage);
            }
        }
    }

    /// Reports each call that closes a cycle.
    fn find_recursion(&mut self) {
        #[derive(Copy, Clone, PartialEq)]
        enum Mark {
            New,
            Open,
            Done,
        }
        let mut marks = vec![Mark::New; self.functions.len()];
        for root in self.functions.ids() {
            // A stack of functions with how many of their calls were followed: calls may chain as long as the text is.
            let mut stack = vec![(root, 0usize)];
            while let Some((function, next)) = stack.pop() {
                if next == 0 {
                    if marks[function.index()] != Mark::New {
                        continue;
                    }
                    marks[function.index()] = Mark::Open;
                }
                let Some(&(callee, span)) = self.functions[function].calls.get(next) else {
                    marks[function.index()] = Mark::Done;
                    continue;
                };
                stack.push((function, next + 1));
                match marks[callee.index()] {
                    Mark::New => stack.push((callee, 0)),
                    Mark::Open => {
                        let message = format!("'{}' calls itself", self.function_text(self.functions[callee].name));
                        self.error(rules::RECURSION, span, message);
                    }
                    Mark::Done => {}
                }
            }
        }
    }

    fn hold_to_stage(&mut self, entry: FunctionId, stage: ShaderStage) {
        let mut seen = vec![false; self.functions.len()];
        let mut open = vec![entry];
        while let Some(function) = open.pop() {
            if std::mem::replace(&mut seen[function.index()], true) {
                continue;
            }
            for index in 0..self.functions[function].needs.len() {
                let (need, span) = self.functions[function].needs[index];
                let (rule, what) = match need {
                    Need::Discard if stage != ShaderStage::Fragment => (rules::DISCARD_STAGE, "discards"),
                    Need::Threadgroup if stage != ShaderStage::Compute => {
                        (rules::THREADGROUP_STAGE, "has memory of a threadgroup")
                    }
                    Need::Stage(needed) if stage != needed => {
                        (rules::FUNCTION_STAGE, "calls what this stage does not have")
                    }
                    _ => continue,
                };
                let name = self.function_text(self.functions[entry].name);
                self.error(
                    rule,
                    span,
                    format!("this {what}, and the {} entry point '{name}' reaches it", stage.name()),
                );
            }
            open.extend(self.functions[function].calls.iter().map(|&(callee, _)| callee));
        }
    }
}
