//! Graphs as trees of nested control flow: the tree of dominators, with a label for each block that several branches lead to (Ramsey:
//! "Beyond Relooper"). Merge instructions say where such labels stand best; where following them would lead astray, none is followed.

use super::graph::{Block, Exit, Graph};

/// What is branched to.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Label {
    /// A block that stands behind what it labels.
    Block(Block),
    /// The next round of the loop of a header.
    Next(Block),
}

/// A list of nodes, run in order.
pub(super) type Seq = Vec<Node>;

/// A part of structured control flow.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// The instructions of a block but for its terminator.
    Code(Block),
    /// The values that phis of the second block get on the way from the first.
    Copy(Block, Block),
    /// Decided by the condition of a block.
    If { block: Block, then: Seq, otherwise: Seq },
    /// Decided by the selector of a block; no numbers are the default.
    Switch { block: Block, cases: Vec<(Vec<Option<u32>>, Seq)> },
    /// Rounds of a body.
    Loop { header: Block, body: Seq, continuing: Seq },
    /// What branches to a label leave; control goes on behind it.
    Labelled(Label, Seq),
    /// Goes to what a label labels.
    Break(Label),
    /// Leaves the function.
    Return(Block),
    /// Ends the invocation.
    Kill(Block),
    /// Control does not get here.
    Unreachable,
    /// A part that is left by a switch around it.
    Once(Seq),
    /// Leaves a construct of the target.
    Exit(ExitKind),
    /// Notes that a label is gone to, or is not.
    Flag(Label, bool),
    /// Goes on with a branch that an inner construct was left for.
    IfFlag(Label, Seq),
    /// Notes which block a dispatch goes to next.
    Next(Block),
    /// Goes to the block that was noted last.
    Dispatch(Vec<(Block, Seq)>),
    /// Ends a continuing block: the loop is left where the condition of the block is as given.
    BreakIf(Block, bool),
}

/// How an exit leaves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum ExitKind {
    /// The innermost loop.
    Loop,
    /// The innermost switch.
    Switch,
    /// To the continuing block of the innermost loop.
    Continue,
}

/// How deep trees may nest.
const MAX_DEPTH: u32 = 400;

/// The tree of a graph; nothing where it nests too deep.
pub(super) fn structured(graph: &Graph) -> Option<Seq> {
    let mut hinted = Builder::new(graph, true);
    let mut tree = Vec::new();
    hinted.block(0, &mut tree, 0);
    if !hinted.is_too_deep && is_closed(&tree, &mut Vec::new()) {
        return Some(tree);
    }
    let mut plain = Builder::new(graph, false);
    tree = Vec::new();
    plain.block(0, &mut tree, 0);
    (!plain.is_too_deep && is_closed(&tree, &mut Vec::new())).then_some(tree)
}

/// A tree for graphs that have no other: a loop goes from block to block by a number.
pub(super) fn dispatched(graph: &Graph) -> Seq {
    let to = |from: Block, to: Block| vec![Node::Copy(from, to), Node::Next(to)];
    let case = |&block: &Block| {
        let mut seq = vec![Node::Code(block)];
        let data = &graph.blocks[block];
        match &data.exit {
            Exit::Branch => seq.extend(to(block, data.successors[0])),
            Exit::Conditional(then, otherwise) => {
                seq.push(Node::If { block, then: to(block, *then), otherwise: to(block, *otherwise) });
            }
            Exit::Switch(default, targets) => {
                let cases = cases(&data.successors, *default, targets).into_iter();
                let cases = cases.map(|(numbers, target)| (numbers, to(block, target))).collect();
                seq.push(Node::Switch { block, cases });
            }
            Exit::Return => seq.push(Node::Return(block)),
            Exit::Kill => seq.push(Node::Kill(block)),
            Exit::Unreachable => seq.push(Node::Unreachable),
        }
        (block, seq)
    };
    let body = vec![Node::Dispatch(graph.order.iter().map(case).collect())];
    vec![Node::Next(0), Node::Loop { header: 0, body, continuing: Vec::new() }]
}

/// The cases of a switch: numbers that lead to one block are one, and the default comes last, as people write it.
fn cases(successors: &[Block], default: Block, targets: &[(u32, Block)]) -> Vec<(Vec<Option<u32>>, Block)> {
    let others = successors.iter().copied().filter(|&target| target != default);
    let mut cases: Vec<(Vec<Option<u32>>, Block)> = others.map(|target| (Vec::new(), target)).collect();
    cases.push((vec![None], default));
    let places: hashbrown::HashMap<Block, usize> = cases.iter().enumerate().map(|(at, case)| (case.1, at)).collect();
    for (number, target) in targets {
        if let Some(&at) = places.get(target) {
            cases[at].0.push(Some(*number));
        }
    }
    cases
}

/// Whether every branch has its label around it.
fn is_closed(seq: &Seq, around: &mut Vec<Label>) -> bool {
    seq.iter().all(|node| match node {
        Node::Break(label) => around.contains(label),
        Node::If { then, otherwise, .. } => is_closed(then, around) && is_closed(otherwise, around),
        Node::Switch { cases, .. } => cases.iter().all(|(_, seq)| is_closed(seq, around)),
        Node::Labelled(label, seq) => {
            around.push(*label);
            let fits = is_closed(seq, around);
            around.pop();
            fits
        }
        Node::Loop { header, body, .. } => {
            around.push(Label::Next(*header));
            let fits = is_closed(body, around);
            around.pop();
            fits
        }
        _ => true,
    })
}

struct Builder<'g> {
    graph: &'g Graph,
    /// Whether a block is labelled.
    labelled: Vec<bool>,
    /// The labelled blocks that stand behind each block and what it leads to, in order.
    behind: Vec<Vec<Block>>,
    is_too_deep: bool,
}

impl<'g> Builder<'g> {
    fn new(graph: &'g Graph, hints: bool) -> Self {
        let count = graph.blocks.len();
        let mut builder =
            Self { graph, labelled: vec![false; count], behind: vec![Vec::new(); count], is_too_deep: false };
        let mut parents = graph.dominator.clone();
        for &block in &graph.order {
            let forward = graph.predecessors[block].iter().filter(|&&from| !graph.is_back(from, block));
            builder.labelled[block] = forward.count() > 1;
        }
        if hints {
            builder.follow_hints(&mut parents);
        }
        for &block in &graph.order {
            if builder.labelled[block] && block != 0 {
                builder.behind[parents[block]].push(block);
            }
        }
        builder
    }

    /// Puts each merge block and continue target behind the header that names it.
    fn follow_hints(&mut self, parents: &mut [Block]) {
        let graph = self.graph;
        let mut taken = vec![false; graph.blocks.len()];
        for &header in &graph.order {
            let Some(merge) = graph.blocks[header].merge else { continue };
            let is_loop = graph.is_header(header);
            let continuing = merge.continuing.filter(|&block| is_loop && graph.is_in_loop(header, block));
            let places = [(Some(merge.merge), false), (continuing, true)];
            for (block, is_inside) in places.into_iter().filter_map(|(block, inside)| Some((block?, inside))) {
                let fits = block != header
                    && graph.is_reached(block)
                    && !taken[block]
                    && graph.dominates(header, block)
                    // A loop that holds the block holds the header.
                    && graph.innermost[block].is_none_or(|inner| {
                        let inner = if inner == block { graph.outer[inner] } else { Some(inner) };
                        inner.is_none_or(|inner| graph.is_in_loop(inner, header))
                    })
                    && (!is_loop || graph.is_in_loop(header, block) == is_inside);
                if fits {
                    taken[block] = true;
                    self.labelled[block] = true;
                    parents[block] = header;
                }
            }
        }
    }

    /// A block with all that stands behind it.
    fn block(&mut self, mut block: Block, out: &mut Seq, depth: u32) {
        if depth > MAX_DEPTH {
            self.is_too_deep = true;
            return;
        }
        loop {
            let behind = std::mem::take(&mut self.behind[block]);
            let is_header = self.graph.is_header(block);
            let (inside, outside): (Vec<Block>, Vec<Block>) =
                behind.into_iter().partition(|&next| !is_header || self.graph.is_in_loop(block, next));
            if !is_header {
                let Some(last) = self.labels(block, &inside, out, depth) else { return };
                block = last;
                continue;
            }
            let mut body = Vec::new();
            if let Some(last) = self.labels(block, &inside, &mut body, depth) {
                self.block(last, &mut body, depth + 1);
            }
            let mut seq = vec![Node::Loop { header: block, body, continuing: Vec::new() }];
            let Some(last) = self.wrap(&mut seq, &outside, depth) else {
                out.append(&mut seq);
                return;
            };
            out.append(&mut seq);
            block = last;
        }
    }

    /// A block's content with labels around it; gives the block that follows: that of the last label, or where the block itself goes on.
    fn labels(&mut self, block: Block, behind: &[Block], out: &mut Seq, depth: u32) -> Option<Block> {
        let mut seq = Vec::new();
        let next = self.content(block, &mut seq, depth);
        if behind.is_empty() {
            out.append(&mut seq);
            return next;
        }
        if let Some(next) = next {
            self.block(next, &mut seq, depth + 1);
        }
        let last = self.wrap(&mut seq, behind, depth);
        out.append(&mut seq);
        last
    }

    fn wrap(&mut self, seq: &mut Seq, behind: &[Block], depth: u32) -> Option<Block> {
        if behind.len() > MAX_DEPTH as usize {
            self.is_too_deep = true;
            return None;
        }
        let (&last, others) = behind.split_last()?;
        for &next in others {
            *seq = vec![Node::Labelled(Label::Block(next), std::mem::take(seq))];
            self.block(next, seq, depth + 1);
        }
        *seq = vec![Node::Labelled(Label::Block(last), std::mem::take(seq))];
        Some(last)
    }

    /// A block's instructions and what its terminator leads to; gives the block that follows where that is one alone.
    fn content(&mut self, block: Block, out: &mut Seq, depth: u32) -> Option<Block> {
        out.push(Node::Code(block));
        match self.graph.blocks[block].exit.clone() {
            Exit::Branch => return self.way(block, self.graph.blocks[block].successors[0], out),
            Exit::Conditional(then, otherwise) => {
                let [then, otherwise] = [then, otherwise].map(|target| {
                    let mut seq = Vec::new();
                    self.edge(block, target, &mut seq, depth + 1);
                    seq
                });
                out.push(Node::If { block, then, otherwise });
            }
            Exit::Switch(default, targets) => self.switch(block, default, &targets, out, depth),
            Exit::Return => out.push(Node::Return(block)),
            Exit::Kill => out.push(Node::Kill(block)),
            Exit::Unreachable => out.push(Node::Unreachable),
        }
        None
    }

    fn switch(&mut self, block: Block, default: Block, targets: &[(u32, Block)], out: &mut Seq, depth: u32) {
        let cases =
            cases(&self.graph.blocks[block].successors, default, targets).into_iter().map(|(numbers, target)| {
                let mut seq = Vec::new();
                self.edge(block, target, &mut seq, depth + 1);
                (numbers, seq)
            });
        let cases = cases.collect();
        out.push(Node::Switch { block, cases });
    }

    fn edge(&mut self, from: Block, to: Block, out: &mut Seq, depth: u32) {
        if let Some(next) = self.way(from, to, out) {
            self.block(next, out, depth);
        }
    }

    /// A branch; gives the block that is to follow at once.
    fn way(&self, from: Block, to: Block, out: &mut Seq) -> Option<Block> {
        out.push(Node::Copy(from, to));
        if self.graph.is_back(from, to) {
            out.push(Node::Break(Label::Next(to)));
        } else if self.labelled[to] {
            out.push(Node::Break(Label::Block(to)));
        } else {
            return Some(to);
        }
        None
    }
}
