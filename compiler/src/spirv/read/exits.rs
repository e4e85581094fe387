//! Branches of a tree as exits of the IR: control that falls to a label needs none, a loop or switch is left, and where a branch leaves
//! several at once, a flag says so behind each.

use std::collections::BTreeSet;

use super::graph::{Block, Graph};
use super::structure::{ExitKind, Label, Node, Seq};

/// The tree without labels and branches, but for what the target has.
pub(super) fn resolved(graph: &Graph, tree: Seq) -> Seq {
    Resolver { graph, frames: Vec::new() }.seq(tree, &BTreeSet::new())
}

/// A loop or switch around a branch.
struct Frame {
    is_loop: bool,
    /// What control gets to where the construct is left.
    exits: BTreeSet<Label>,
    /// What the continuing block of a loop is to branches.
    next: Option<Label>,
    /// The labels that it is left for, to be gone to behind it.
    pending: BTreeSet<Label>,
}

impl Frame {
    const fn of_switch(exits: BTreeSet<Label>) -> Self {
        Self { is_loop: false, exits, next: None, pending: BTreeSet::new() }
    }
}

struct Resolver<'g> {
    graph: &'g Graph,
    frames: Vec<Frame>,
}

impl Resolver<'_> {
    /// A list, behind whose end control gets to the labels of `after`.
    fn seq(&mut self, seq: Seq, after: &BTreeSet<Label>) -> Seq {
        let mut out = Vec::with_capacity(seq.len());
        let count = seq.len();
        for (at, node) in seq.into_iter().enumerate() {
            let nothing = BTreeSet::new();
            let after = if at + 1 == count { after } else { &nothing };
            self.node(node, after, &mut out);
        }
        out
    }

    fn node(&mut self, node: Node, after: &BTreeSet<Label>, out: &mut Seq) {
        match node {
            Node::Break(label) => self.branch(label, after, out),
            Node::If { block, then, otherwise } => {
                let (then, otherwise) = (self.seq(then, after), self.seq(otherwise, after));
                out.push(Node::If { block, then, otherwise });
            }
            Node::Switch { block, cases } => {
                self.frames.push(Frame::of_switch(after.clone()));
                let cases = cases.into_iter().map(|(numbers, seq)| (numbers, self.seq(seq, after))).collect();
                self.close(Node::Switch { block, cases }, after, out);
            }
            Node::Labelled(label, seq) => {
                let mut after = after.clone();
                after.insert(label);
                if needs_switch(&seq, label, true, false) {
                    self.frames.push(Frame::of_switch(after.clone()));
                    let seq = self.seq(seq, &after);
                    self.close(Node::Once(seq), &after, out);
                } else {
                    out.extend(self.seq(seq, &after));
                }
            }
            Node::Loop { header, body, .. } => self.loop_(header, body, after, out),
            other => out.push(other),
        }
    }

    /// Ends the innermost frame: behind its construct, what it was left for is gone to.
    fn close(&mut self, node: Node, after: &BTreeSet<Label>, out: &mut Seq) {
        let frame = self.frames.pop().expect("frames nest");
        out.extend(frame.pending.iter().map(|&label| Node::Flag(label, false)));
        out.push(node);
        for label in frame.pending {
            // Behind this something may follow, to which control must not fall.
            let mut seq = Vec::new();
            self.branch(label, after, &mut seq);
            if !seq.is_empty() {
                out.push(Node::IfFlag(label, seq));
            }
        }
    }

    fn branch(&mut self, label: Label, after: &BTreeSet<Label>, out: &mut Seq) {
        if after.contains(&label) {
            return;
        }
        let mut is_in_switch = false;
        for frame in self.frames.iter().rev() {
            if frame.is_loop {
                if frame.exits.contains(&label) {
                    return out.push(Node::Exit(ExitKind::Loop));
                }
                if frame.next == Some(label) {
                    return out.push(Node::Exit(ExitKind::Continue));
                }
                break;
            }
            if !is_in_switch && frame.exits.contains(&label) {
                return out.push(Node::Exit(ExitKind::Switch));
            }
            is_in_switch = true;
        }
        let frame = self.frames.last_mut().expect("a branch has its label around it");
        frame.pending.insert(label);
        let kind = if frame.is_loop { ExitKind::Loop } else { ExitKind::Switch };
        out.extend([Node::Flag(label, true), Node::Exit(kind)]);
    }

    /// A loop. What stands behind the label of its continue target is its continuing block, where that does nothing but go on.
    fn loop_(&mut self, header: Block, mut body: Seq, after: &BTreeSet<Label>, out: &mut Seq) {
        let next = Label::Next(header);
        let target = self.graph.blocks[header].merge.and_then(|merge| merge.continuing).map(Label::Block);
        let labelled = |node: &Node| matches!(node, Node::Labelled(label, _) if Some(*label) == target);
        let mut continuing = Vec::new();
        let mut is_continued_to = next;
        if let Some(at) = body.iter().position(labelled)
            && at + 1 < body.len()
            && let Some(found) = continuing_block(&body[at + 1..], next, after)
        {
            continuing = found;
            body.truncate(at + 1);
            if let Some(Node::Labelled(label, inner)) = body.pop() {
                is_continued_to = label;
                body.extend(inner);
            }
        }
        let frame =
            Frame { is_loop: true, exits: after.clone(), next: Some(is_continued_to), pending: BTreeSet::new() };
        self.frames.push(frame);
        let body = self.seq(body, &BTreeSet::from([is_continued_to]));
        // What is inside a continuing block leaves nothing outside it.
        let frames = std::mem::take(&mut self.frames);
        let continuing = self.seq(continuing, &BTreeSet::from([next]));
        self.frames = frames;
        self.close(Node::Loop { header, body, continuing }, after, out);
    }
}

/// The nodes as a continuing block, where they are one: nothing in them leaves them but their end.
fn continuing_block(seq: &[Node], next: Label, exits: &BTreeSet<Label>) -> Option<Seq> {
    let (last, before) = seq.split_last()?;
    if !before.iter().all(|node| is_inside(node, &mut Vec::new())) {
        return None;
    }
    let mut found = before.to_vec();
    match last {
        Node::Break(label) if *label == next => {}
        Node::If { block, then, otherwise } => {
            let end = |seq: &Seq| match seq.split_last() {
                Some((Node::Break(label), copies)) if copies.iter().all(|node| matches!(node, Node::Copy(..))) => {
                    Some((*label, copies.to_vec()))
                }
                _ => None,
            };
            let ((then, copies), (otherwise, more)) = (end(then)?, end(otherwise)?);
            let leaves_if = exits.contains(&then) && otherwise == next;
            let stays_if = then == next && exits.contains(&otherwise);
            if !leaves_if && !stays_if {
                return None;
            }
            // Phis of the block that is not gone to get values that nobody reads.
            found.extend(copies);
            found.extend(more);
            found.push(Node::BreakIf(*block, leaves_if));
        }
        _ => return None,
    }
    Some(found)
}

/// Whether nothing in a node leaves it.
fn is_inside(node: &Node, around: &mut Vec<Label>) -> bool {
    let mut all = |seq: &Seq, label: Option<Label>| {
        around.extend(label);
        let fits = seq.iter().all(|node| is_inside(node, around));
        around.truncate(around.len() - usize::from(label.is_some()));
        fits
    };
    match node {
        Node::Code(_) | Node::Copy(..) => true,
        Node::If { then, otherwise, .. } => all(then, None) && all(otherwise, None),
        Node::Switch { cases, .. } => cases.iter().all(|(_, seq)| all(seq, None)),
        Node::Loop { header, body, .. } => all(body, Some(Label::Next(*header))),
        Node::Labelled(label, seq) => all(seq, Some(*label)),
        Node::Break(label) => around.contains(label),
        _ => false,
    }
}

/// Whether a branch to the label is neither where control falls to it (`tail`), nor in a construct that may be left for it (`framed`).
fn needs_switch(seq: &Seq, label: Label, tail: bool, framed: bool) -> bool {
    let count = seq.len();
    seq.iter().enumerate().any(|(at, node)| {
        let tail = tail && at + 1 == count;
        match node {
            Node::Break(to) => *to == label && !tail && !framed,
            Node::If { then, otherwise, .. } => {
                needs_switch(then, label, tail, framed) || needs_switch(otherwise, label, tail, framed)
            }
            Node::Switch { cases, .. } => cases.iter().any(|(_, seq)| needs_switch(seq, label, tail, framed || tail)),
            Node::Loop { body, .. } => needs_switch(body, label, false, framed || tail),
            Node::Labelled(_, seq) => needs_switch(seq, label, tail, framed),
            _ => false,
        }
    })
}

/// Whether control gets behind the end of a list.
pub(super) fn falls_through(seq: &Seq) -> bool {
    seq.last().is_none_or(|node| match node {
        Node::Break(_) | Node::Return(_) | Node::Kill(_) | Node::Unreachable | Node::Exit(_) | Node::BreakIf(..) => {
            false
        }
        Node::If { then, otherwise, .. } => falls_through(then) || falls_through(otherwise),
        Node::Switch { cases, .. } => cases.iter().any(|(_, seq)| falls_through(seq) || leaves(seq, ExitKind::Switch)),
        Node::Dispatch(cases) => cases.iter().any(|(_, seq)| falls_through(seq)),
        Node::Once(seq) => falls_through(seq) || leaves(seq, ExitKind::Switch),
        Node::Loop { body, continuing, .. } => {
            leaves(body, ExitKind::Loop) || matches!(continuing.last(), Some(Node::BreakIf(..)))
        }
        _ => true,
    })
}

/// Whether an exit of that kind leaves what the list is the body of.
pub(super) fn leaves(seq: &Seq, kind: ExitKind) -> bool {
    seq.iter().any(|node| match node {
        Node::Exit(found) => *found == kind,
        Node::If { then, otherwise, .. } => leaves(then, kind) || leaves(otherwise, kind),
        Node::IfFlag(_, seq) => leaves(seq, kind),
        Node::Switch { cases, .. } => kind != ExitKind::Switch && cases.iter().any(|(_, seq)| leaves(seq, kind)),
        Node::Once(seq) => kind != ExitKind::Switch && leaves(seq, kind),
        _ => false,
    })
}
