//! Which ids an instruction uses as values, by its shape.

use super::Reader;
use super::graph::{Block, Graph};
use super::words::{self, At, Code};
use crate::spirv::grammar::Op;

impl Code {
    /// The ids that an instruction uses.
    pub fn used_ids(&self, at: At) -> Vec<u32> {
        let mut found = Vec::new();
        let mut operands = self.operands(at);
        let Some((_, shape)) = words::row(self.insts[at].opcode) else { return found };
        for part in shape.split_ascii_whitespace() {
            let (count, part) = match part.as_bytes()[0] {
                b'?' => (operands.len().min(1), &part[1..]),
                b'*' => (operands.len(), &part[1..]),
                _ => (1, part),
            };
            let (taken, rest) = operands.split_at(count.min(operands.len()));
            match part {
                "t" | "r" => {}
                "i" => {
                    found.extend(taken);
                    operands = rest;
                }
                "s" => operands = &operands[Code::text(operands).1..],
                // What follows a mask are ids but for the alignment of memory, which is no id that is a value.
                "ImageOperands" => {
                    found.extend(operands.get(1..).unwrap_or_default());
                    break;
                }
                "l" | "x" | "GroupOperation" => operands = rest,
                _ => break,
            }
        }
        found
    }
}

impl Reader<'_> {
    /// Whether what an instruction gives is made again wherever it is used: pointers, images and samplers, which no variable holds.
    pub(super) fn is_lazy(&self, at: At) -> bool {
        match self.code.op(at) {
            Some(Op::AccessChain | Op::InBoundsAccessChain | Op::SampledImage | Op::Image | Op::ImageTexelPointer) => {
                true
            }
            Some(Op::Load | Op::CopyObject) => {
                let ty = self.code.definition(self.code.insts[at].ty).and_then(|ty| self.code.op(ty));
                matches!(ty, Some(Op::TypePointer | Op::TypeImage | Op::TypeSampler | Op::TypeSampledImage))
            }
            _ => false,
        }
    }

    /// The phis of a block, each with the value that it gets from another block.
    pub(super) fn phis(&self, graph: &Graph, from: Block, to: Block) -> Vec<(u32, u32)> {
        let label = graph.blocks[from].label;
        let mut found = Vec::new();
        for at in graph.blocks[to].insts.clone() {
            match self.code.op(at) {
                Some(Op::Phi) => {
                    let pairs = self.code.operands(at).as_chunks::<2>().0;
                    let value = pairs.iter().find(|pair| pair[1] == label);
                    found.extend(value.map(|pair| (self.code.insts[at].result, pair[0])));
                }
                Some(Op::Line | Op::NoLine) => {}
                _ => break,
            }
        }
        found
    }
}
