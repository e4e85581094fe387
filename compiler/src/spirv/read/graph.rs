//! The blocks of a function as a graph: orders, dominators and loops.

use super::words::At;
use crate::util::work;

/// A block, by its number in the function.
pub(super) type Block = usize;

/// A block of instructions.
#[derive(Clone, Debug, Default)]
pub(super) struct BlockData {
    /// The id of its label.
    pub label: u32,
    /// Its instructions between label and terminator, merge instructions included.
    pub insts: std::ops::Range<At>,
    /// Its terminator.
    pub terminator: At,
    /// What the terminator does.
    pub exit: Exit,
    /// Where control may go, each once.
    pub successors: Vec<Block>,
    /// What its merge instruction says.
    pub merge: Option<Merge>,
}

/// What a terminator does.
#[derive(Clone, Debug, Default)]
pub(super) enum Exit {
    /// Goes to the only successor.
    Branch,
    /// Goes to one of two blocks.
    Conditional(Block, Block),
    /// Goes to the block of a number, or to the first.
    Switch(Block, Vec<(u32, Block)>),
    /// Leaves the function.
    Return,
    /// Ends the invocation.
    Kill,
    /// Is not reached.
    #[default]
    Unreachable,
}

/// A merge instruction.
#[derive(Copy, Clone, Debug)]
pub(super) struct Merge {
    /// The merge block.
    pub merge: Block,
    /// The continue target of a loop.
    pub continuing: Option<Block>,
}

/// A graph of blocks, of which the first is the entry.
pub(super) struct Graph {
    /// All blocks, in the order of the module.
    pub blocks: Vec<BlockData>,
    /// Those that control reaches, each after what leads forward to it.
    pub order: Vec<Block>,
    /// The place in `order`; `usize::MAX` of what control does not reach.
    pub number: Vec<usize>,
    /// The immediate dominator; of the entry itself.
    pub dominator: Vec<Block>,
    /// Where control comes from, of what it reaches.
    pub predecessors: Vec<Vec<Block>>,
    /// The header of the innermost loop around each block, which of a header is itself.
    pub innermost: Vec<Option<Block>>,
    /// Of a header, that of the next loop around it.
    pub outer: Vec<Option<Block>>,
    /// Whether each cycle is entered at a block that dominates all of it. Of other graphs, loops are not known.
    pub is_reducible: bool,
    entered: Vec<usize>,
    left: Vec<usize>,
}

impl Graph {
    /// The graph. Merge instructions are believed where `hints` says so: that they are right is not relied on.
    pub fn new(blocks: Vec<BlockData>, hints: bool) -> Self {
        let count = blocks.len();
        let mut graph = Self {
            blocks,
            order: Vec::new(),
            number: vec![usize::MAX; count],
            dominator: vec![usize::MAX; count],
            predecessors: vec![Vec::new(); count],
            innermost: vec![None; count],
            outer: vec![None; count],
            is_reducible: false,
            entered: vec![0; count],
            left: vec![0; count],
        };
        graph.order_blocks(hints);
        graph.dominators();
        graph.number_tree();
        graph.is_reducible = graph.loops().is_some();
        graph
    }

    /// Reverse postorder, in which what a loop is left to comes after the loop where both lead on from a block.
    fn order_blocks(&mut self, hints: bool) {
        let reached = self.reached();
        for data in &mut self.blocks {
            data.merge = data.merge.filter(|merge| hints && reached[merge.merge]);
        }
        let mut seen: Vec<bool> = reached.iter().map(|is_reached| !is_reached).collect();
        let mut pending: Vec<(Block, Vec<Block>)> = vec![(0, self.preferred(0))];
        seen[0] = true;
        let mut order = Vec::new();
        while let Some((block, successors)) = pending.last_mut() {
            work::note(1);
            match successors.pop() {
                Some(next) if !seen[next] => {
                    seen[next] = true;
                    pending.push((next, self.preferred(next)));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    pending.pop();
                }
            }
        }
        order.reverse();
        for (number, &block) in order.iter().enumerate() {
            self.number[block] = number;
            for successor in self.blocks[block].successors.clone() {
                self.predecessors[successor].push(block);
            }
        }
        self.order = order;
    }

    fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.blocks.len()];
        let mut pending = vec![0];
        while let Some(block) = pending.pop() {
            if !std::mem::replace(&mut reached[block], true) {
                pending.extend(self.blocks[block].successors.iter().filter(|&&next| !reached[next]));
            }
        }
        reached
    }

    /// The successors of a block, the one to be visited first last: what is visited first comes last in the order, and that is to be what
    /// the block's merge instruction names.
    fn preferred(&self, block: Block) -> Vec<Block> {
        let data = &self.blocks[block];
        let mut successors: Vec<Block> = data.successors.clone();
        if let Some(merge) = data.merge {
            successors.retain(|&next| next != merge.merge);
            successors.extend(merge.continuing.filter(|continuing| *continuing != block));
            successors.push(merge.merge);
        }
        successors
    }

    /// Cooper, Harvey and Kennedy: "A Simple, Fast Dominance Algorithm".
    fn dominators(&mut self) {
        self.dominator[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for at in 1..self.order.len() {
                let block = self.order[at];
                work::note(self.predecessors[block].len());
                let known = self.predecessors[block].iter().copied().filter(|&p| self.dominator[p] != usize::MAX);
                let Some(found) = known.reduce(|a, b| self.common(a, b)) else { continue };
                changed |= std::mem::replace(&mut self.dominator[block], found) != found;
            }
        }
    }

    fn common(&self, mut a: Block, mut b: Block) -> Block {
        while a != b {
            if self.number[a] > self.number[b] {
                a = self.dominator[a];
            } else {
                b = self.dominator[b];
            }
        }
        a
    }

    /// Numbers the tree of dominators, so that dominance is a comparison.
    fn number_tree(&mut self) {
        let mut children = vec![Vec::new(); self.blocks.len()];
        for &block in &self.order[1..] {
            children[self.dominator[block]].push(block);
        }
        let mut time = 0;
        let mut pending = vec![(0, 0)];
        while let Some((block, next)) = pending.pop() {
            if next == 0 {
                self.entered[block] = time;
                time += 1;
            }
            match children[block].get(next) {
                Some(&child) => pending.extend([(block, next + 1), (child, 0)]),
                None => self.left[block] = time,
            }
        }
    }

    /// Whether every way to `b` goes through `a`, or they are one.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.entered[a] <= self.entered[b] && self.left[b] <= self.left[a]
    }

    /// Whether control reaches a block.
    pub fn is_reached(&self, block: Block) -> bool {
        self.number[block] != usize::MAX
    }

    /// Whether an edge leads back to the header of a loop.
    pub fn is_back(&self, from: Block, to: Block) -> bool {
        self.number[to] <= self.number[from]
    }

    /// Natural loops, the inner ones first, so that a block's first is its innermost. Nothing where a cycle is no loop.
    fn loops(&mut self) -> Option<()> {
        for at in (0..self.order.len()).rev() {
            let header = self.order[at];
            let latches: Vec<Block> =
                self.predecessors[header].iter().copied().filter(|&from| self.is_back(from, header)).collect();
            if latches.iter().any(|&from| !self.dominates(header, from)) {
                return None;
            }
            if latches.is_empty() {
                continue;
            }
            let mut pending = latches;
            while let Some(block) = pending.pop() {
                work::note(1);
                // What is in an inner loop already is stepped over by the outermost header around it.
                let top = self.outermost(block);
                if top == Some(header) {
                    continue;
                }
                let of = match top {
                    Some(inner) => {
                        self.outer[inner] = Some(header);
                        inner
                    }
                    None => {
                        self.innermost[block] = Some(header);
                        if block == header {
                            continue;
                        }
                        block
                    }
                };
                pending.extend(self.predecessors[of].iter().copied().filter(|&from| self.is_reached(from)));
            }
            self.innermost[header] = Some(header);
        }
        Some(())
    }

    /// The header of the outermost loop around a block that is known so far.
    fn outermost(&self, block: Block) -> Option<Block> {
        std::iter::successors(self.innermost[block], |&header| self.outer[header]).last()
    }

    /// Whether a block is in the loop of a header.
    pub fn is_in_loop(&self, header: Block, block: Block) -> bool {
        std::iter::successors(self.innermost[block], |&around| self.outer[around]).any(|around| around == header)
    }

    /// Whether a block is the header of a loop.
    pub fn is_header(&self, block: Block) -> bool {
        self.innermost[block] == Some(block)
    }
}
