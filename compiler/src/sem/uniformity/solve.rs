//! Conclusions from the graph of a function: which requirements are broken, and what its callers need to know.
//!
//! <https://www.w3.org/TR/WGSL/#uniformity-function>

use hashbrown::HashSet;

use super::Analysis;
use super::graph::{Adjacency, Direction, NON_UNIFORM, Node, NodeId, START};
use super::summary::{Input, Output, RequirementId, Source};
use crate::intrinsics::DiagnosticRule;
use crate::sem::program::FunctionId;
use crate::types::TypeId;
use crate::util::{Id, IdVec, Range32};

/// From each node that need not be uniform the next one on a shortest way to the source.
pub(super) type Reasons = IdVec<NodeId, Option<NodeId>>;

impl Analysis<'_> {
    /// Reports broken requirements, and completes the function's summary.
    pub(super) fn solve(&mut self, function: FunctionId) {
        let of_function = self.program.functions[function];
        let has_callers = of_function.stage.is_none();
        let gives = has_callers && (of_function.return_type != TypeId::VOID || !self.contents_out.is_empty());
        // Nothing calls entry points: where nothing is required in them but the control flow that they start in, there is nothing to
        // conclude.
        let is_met = |&(node, _): &(NodeId, RequirementId)| !has_callers && node == START;
        if self.required.iter().all(is_met) && !gives {
            return;
        }
        let reasons = self.reasons();
        let forward = self.graph.adjacency(Direction::Forward);
        self.requirements(function, &reasons, &forward);
        let mut search = Search::new(&forward, self.graph.nodes.len());
        let result = self.output(function, self.value_return, &reasons, &mut search);
        self.summaries.results[function] = result;
        for (_, param, node) in self.contents_out.clone() {
            let mut output = self.output(function, node, &reasons, &mut search);
            let before = self.input_index(function, param);
            output.is_unchanged = output.source.is_none()
                && matches!(output.inputs.of(&self.summaries.inputs), [Input::Contents(index)] if *index == before);
            self.summaries.contents[param] = output;
        }
    }

    /// Goes back from `MayBeNonUniform`.
    fn reasons(&self) -> Reasons {
        let mut reasons = Reasons::new();
        reasons.resize(self.graph.nodes.len(), None);
        let backward = self.graph.adjacency(Direction::Backward);
        let mut queue = Vec::with_capacity(self.graph.nodes.len());
        queue.push(NON_UNIFORM);
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            for &from in backward.of(node) {
                if from != NON_UNIFORM && reasons[from].is_none() {
                    reasons[from] = Some(node);
                    queue.push(from);
                }
            }
        }
        reasons
    }

    /// Errors first: what they reach is theirs. Broken ones are reported; the others become the function's tags.
    fn requirements(&mut self, function: FunctionId, reasons: &Reasons, forward: &Adjacency) {
        let mut required = std::mem::take(&mut self.required);
        required.sort_by_key(|&(_, id)| self.summaries.requirements[id].severity);
        let mut search = Search::new(forward, self.graph.nodes.len());
        let mut reported: HashSet<(NodeId, Option<DiagnosticRule>)> = HashSet::new();
        for &(node, id) in &required {
            if reasons[node].is_some() {
                // One report is enough where several calls stand in the same control flow.
                if reported.insert((node, self.summaries.requirements[id].trigger)) {
                    self.report(node, id, reasons);
                }
                continue;
            }
            search.reach(node, |reached| self.tag(function, reached, id));
        }
        self.required = required;
    }

    /// A requirement reaches a node: if the callers decide whether that is uniform, it is a tag.
    fn tag(&mut self, function: FunctionId, node: NodeId, id: RequirementId) {
        let tag = match self.graph.nodes[node] {
            Node::Start => &mut self.summaries.call_sites[function],
            Node::Param(param) => &mut self.summaries.params[param].value,
            Node::Contents(param) => &mut self.summaries.params[param].contents,
            _ => return,
        };
        tag.get_or_insert(id);
    }

    /// On what the value of a node depends that callers know.
    fn output(&mut self, function: FunctionId, node: NodeId, reasons: &Reasons, search: &mut Search) -> Output {
        if reasons[node].is_some() {
            return Output { source: self.source(node, reasons), ..Output::default() };
        }
        let mut inputs = Vec::new();
        search.forget();
        search.reach(node, |reached| {
            inputs.extend(match self.graph.nodes[reached] {
                Node::Start => Some(Input::ControlFlow),
                Node::Param(param) => Some(Input::Argument(self.input_index(function, param))),
                Node::Contents(param) => Some(Input::Contents(self.input_index(function, param))),
                _ => None,
            });
        });
        Output { inputs: Range32::extend(&mut self.summaries.inputs, inputs), ..Output::default() }
    }

    fn input_index(&self, function: FunctionId, param: crate::sem::program::ParamId) -> u32 {
        param.index() as u32 - self.program.functions[function].params.start
    }

    /// The source at the end of the way.
    fn source(&self, node: NodeId, reasons: &Reasons) -> Option<Source> {
        let mut node = node;
        loop {
            if let Node::Source(source) = self.graph.nodes[node] {
                return Some(source);
            }
            node = reasons[node]?;
        }
    }
}

/// Reachability from several nodes in turn, each node visited once.
struct Search<'a> {
    forward: &'a Adjacency,
    /// The round in which a node was visited last.
    visited: IdVec<NodeId, u32>,
    round: u32,
    stack: Vec<NodeId>,
}

impl<'a> Search<'a> {
    fn new(forward: &'a Adjacency, nodes: usize) -> Self {
        let mut visited = IdVec::new();
        visited.resize(nodes, 0);
        Self { forward, visited, round: 1, stack: Vec::new() }
    }

    /// Forgets what was visited.
    fn forget(&mut self) {
        self.round += 1;
    }

    /// Visits all that `start` reaches and was not visited yet.
    fn reach(&mut self, start: NodeId, mut visit: impl FnMut(NodeId)) {
        self.push(start);
        while let Some(node) = self.stack.pop() {
            visit(node);
            for &to in self.forward.of(node) {
                self.push(to);
            }
        }
    }

    fn push(&mut self, node: NodeId) {
        if std::mem::replace(&mut self.visited[node], self.round) != self.round {
            self.stack.push(node);
        }
    }
}
