//! A function: its blocks as structured control flow, its values, and what its variables hold.

use hashbrown::HashMap;

use super::Reader;
use super::entry::EntryIo;
use super::exits::{falls_through, resolved};
use super::graph::{Block, Exit, Graph};
use super::memory::Place;
use super::outline::FunctionData;
use super::report::Refused;
use super::rules::{INVALID, POINTER};
use super::scopes::{Scopes, scopes};
use super::structure::{ExitKind, Label, Node, Seq, dispatched, structured};
use super::words::At;
use crate::constant::Value as Constant;
use crate::intrinsics::UnaryOp;
use crate::ir::{BlockId, Builder, Cursor, FunctionId, Op as IrOp, SwitchCase, Value};
use crate::spirv::grammar::Op;
use crate::types::{Access, AddressSpace, TypeFlags, TypeId};

/// A function that is being read.
pub(super) struct FunctionReader<'r, 'c> {
    pub r: &'r mut Reader<'c>,
    /// What is read, and what it becomes: nothing for what stands at module scope.
    of: Option<(&'c FunctionData, FunctionId)>,
    /// What goes into the stage and comes out of it, of an entry point.
    pub io: Option<EntryIo>,
    /// Where the next instruction goes.
    pub block: BlockId,
    /// The values of ids, where they were made.
    pub values: HashMap<u32, Value>,
    /// Pointers, images and samplers, with the scope in which each was made.
    pub places: HashMap<u32, (Place, usize)>,
    /// Memory barriers that wait for the control barrier behind them.
    pub semantics: u32,
    scopes: Scopes,
    /// The variables of values that are used where they are not seen.
    stored: HashMap<u32, Value>,
    /// The variables of phis.
    phis: HashMap<u32, Value>,
    flags: HashMap<Label, Value>,
    /// The number of the block that a dispatch goes to.
    state: Option<Value>,
    /// The scopes around the current place, the innermost last.
    around: Vec<usize>,
    scope_count: usize,
}

impl<'r, 'c> FunctionReader<'r, 'c> {
    /// A reader of a function whose parameters are declared.
    pub fn new(r: &'r mut Reader<'c>, data: &'c FunctionData, function: FunctionId, io: Option<EntryIo>) -> Self {
        let block = r.module.function(function).block;
        Self { of: Some((data, function)), io, ..Self::in_block(r, block) }
    }

    /// A reader of what is computed at module scope.
    pub fn at_root(r: &'r mut Reader<'c>) -> Self {
        let root = r.module.root();
        Self::in_block(r, root)
    }

    fn in_block(r: &'r mut Reader<'c>, block: BlockId) -> Self {
        Self {
            r,
            of: None,
            io: None,
            block,
            values: HashMap::new(),
            places: HashMap::new(),
            semantics: 0,
            scopes: Scopes::default(),
            stored: HashMap::new(),
            phis: HashMap::new(),
            flags: HashMap::new(),
            state: None,
            around: Vec::new(),
            scope_count: 0,
        }
    }

    /// Reads the body.
    pub fn body(&mut self) -> Result<(), Refused> {
        let Some((data, _)) = self.of else { return Ok(()) };
        if data.blocks.is_empty() {
            return self.r.report.refuse(INVALID, data.at, "a function without a body is called");
        }
        let mut graph = Graph::new(data.blocks.clone(), true);
        if !graph.is_reducible {
            graph = Graph::new(data.blocks.clone(), false);
        }
        let structured = if graph.is_reducible { structured(&graph) } else { None };
        let tree = match structured {
            Some(tree) => resolved(&graph, tree),
            None => dispatched(&graph),
        };
        self.scopes = scopes(self.r, &graph, &tree);
        self.variables(&graph, &tree)?;
        self.seq(&graph, tree, self.block, IrOp::Unreachable)
    }

    /// A builder at the current place.
    pub fn b(&mut self) -> Builder<'_> {
        Builder::new(&mut self.r.module, Cursor::End(self.block))
    }

    /// The variables of phis, of values that are used elsewhere, and of flags.
    fn variables(&mut self, graph: &Graph, tree: &Seq) -> Result<(), Refused> {
        for &block in &graph.order {
            for at in graph.blocks[block].insts.clone() {
                let inst = self.r.code.insts[at];
                let op = self.r.code.op(at);
                if op == Some(Op::Variable) {
                    self.variable_of(at)?;
                    continue;
                }
                let is_phi = op == Some(Op::Phi);
                if inst.result == 0 || !is_phi && !self.scopes.stored.contains(&inst.result) {
                    continue;
                }
                let ty = match self.r.shape(at, inst.ty)? {
                    super::types::Shape::Pointer { .. } => {
                        return self.r.report.refuse(POINTER, at, "which variable a pointer points into is not known");
                    }
                    _ => self.r.ty(at, inst.ty)?,
                };
                if !self.r.module.store.types.has(ty, TypeFlags::CONSTRUCTIBLE) {
                    return self.r.report.refuse(INVALID, at, "no variable holds values of this type");
                }
                let variable = self.variable(ty);
                self.r.name_value(variable, inst.result);
                if is_phi {
                    self.phis.insert(inst.result, variable);
                }
                if self.scopes.stored.contains(&inst.result) {
                    let variable = if is_phi { self.variable(ty) } else { variable };
                    self.stored.insert(inst.result, variable);
                }
            }
        }
        let mut labels = Vec::new();
        flags(tree, &mut labels);
        labels.sort_unstable();
        labels.dedup();
        for label in labels {
            let variable = self.variable(TypeId::BOOL);
            self.flags.insert(label, variable);
        }
        Ok(())
    }

    /// A variable of the function.
    pub fn variable(&mut self, ty: TypeId) -> Value {
        self.b().var(AddressSpace::Function, ty, Access::ReadWrite)
    }

    /// The number of the innermost scope.
    pub fn scope(&self) -> usize {
        self.around.last().copied().unwrap_or(0)
    }

    /// Whether what was made in a scope is seen here.
    pub fn sees(&self, scope: usize) -> bool {
        self.around.contains(&scope)
    }

    fn seq(&mut self, graph: &Graph, seq: Seq, block: BlockId, end: IrOp) -> Result<(), Refused> {
        let outer = std::mem::replace(&mut self.block, block);
        self.around.push(self.scope_count);
        self.scope_count += 1;
        let falls = falls_through(&seq);
        for node in seq {
            self.node(graph, node)?;
        }
        if self.r.module.terminator(self.block).is_none() {
            let end = if falls { end } else { IrOp::Unreachable };
            self.b().exit(end, &[]);
        }
        self.around.pop();
        self.block = outer;
        Ok(())
    }

    fn node(&mut self, graph: &Graph, node: Node) -> Result<(), Refused> {
        match node {
            Node::Code(block) => self.code(graph, block)?,
            Node::Copy(from, to) => self.copy(graph, from, to)?,
            Node::If { block, then, otherwise } => {
                let condition = self.decision(graph, block)?;
                let (_, then_block, otherwise_block) = self.b().if_(condition, &[]);
                self.seq(graph, then, then_block, IrOp::ExitIf)?;
                self.seq(graph, otherwise, otherwise_block, IrOp::ExitIf)?;
            }
            Node::Switch { block, cases } => self.switch(graph, block, cases)?,
            Node::Once(seq) => {
                let zero = self.b().u32(0);
                let block = self.r.module.create_block();
                let cases = vec![SwitchCase { selectors: smallvec::smallvec![None], block }];
                self.b().switch(zero, cases, &[]);
                self.seq(graph, seq, block, IrOp::ExitSwitch)?;
            }
            Node::Next(block) => {
                let number = self.b().u32(block as u32);
                let state = self.state();
                self.b().store(state, number);
            }
            Node::Dispatch(cases) => self.dispatch(graph, cases)?,
            Node::Loop { body, continuing, .. } => {
                let (_, _, body_block, continuing_block) = self.b().loop_(&[]);
                self.seq(graph, body, body_block, IrOp::Continue)?;
                self.seq(graph, continuing, continuing_block, IrOp::NextIteration)?;
            }
            Node::IfFlag(label, seq) => {
                let flag = self.flags[&label];
                let condition = self.b().load(flag);
                let (_, then, otherwise) = self.b().if_(condition, &[]);
                self.seq(graph, seq, then, IrOp::ExitIf)?;
                self.b().in_block(otherwise, |b| b.exit(IrOp::ExitIf, &[]));
            }
            Node::Flag(label, is_set) => {
                let flag = self.flags[&label];
                let value = self.b().bool(is_set);
                self.b().store(flag, value);
            }
            Node::BreakIf(block, leaves_if) => {
                let condition = self.decision(graph, block)?;
                let condition = if leaves_if { condition } else { self.b().unary(UnaryOp::Not, condition) };
                self.b().exit(IrOp::BreakIf, &[condition]);
            }
            Node::Exit(kind) => {
                let op = match kind {
                    ExitKind::Loop => IrOp::ExitLoop,
                    ExitKind::Switch => IrOp::ExitSwitch,
                    ExitKind::Continue => IrOp::Continue,
                };
                self.b().exit(op, &[]);
            }
            Node::Return(block) => {
                let at = graph.blocks[block].terminator;
                let value = match self.r.code.operands(at) {
                    [] => None,
                    &[value, ..] => Some(self.value(at, value)?),
                };
                self.return_(at, value)?;
            }
            Node::Kill(block) => {
                self.b().emit(IrOp::Discard, &[], &[]);
                let ty = self.return_type();
                let value = (self.io.is_none() && ty != TypeId::VOID).then(|| self.b().zero(ty));
                self.return_(graph.blocks[block].terminator, value)?;
            }
            Node::Unreachable => _ = self.b().exit(IrOp::Unreachable, &[]),
            Node::Break(_) | Node::Labelled(..) => unreachable!("branches are resolved"),
        }
        Ok(())
    }

    /// The variable that holds the number of the block that is next.
    fn state(&mut self) -> Value {
        if let Some(state) = self.state {
            return state;
        }
        let state = self.variable(TypeId::U32);
        self.state = Some(state);
        state
    }

    fn dispatch(&mut self, graph: &Graph, cases: Vec<(Block, Seq)>) -> Result<(), Refused> {
        let state = self.state();
        let number = self.b().load(state);
        let mut seqs = Vec::with_capacity(cases.len());
        let mut made = Vec::with_capacity(cases.len());
        let count = cases.len();
        for (index, (block, seq)) in cases.into_iter().enumerate() {
            // Something has to be the default: nothing else is gone to.
            let selector = (index + 1 < count).then(|| self.r.module.store.constants.u32(block as u32));
            let block = self.r.module.create_block();
            made.push(SwitchCase { selectors: smallvec::smallvec![selector], block });
            seqs.push((block, seq));
        }
        self.b().switch(number, made, &[]);
        for (block, seq) in seqs {
            self.seq(graph, seq, block, IrOp::ExitSwitch)?;
        }
        Ok(())
    }

    fn return_type(&self) -> TypeId {
        self.of.map_or(TypeId::VOID, |(_, function)| self.r.module.function(function).return_type)
    }

    fn return_(&mut self, at: At, value: Option<Value>) -> Result<(), Refused> {
        let value = match self.io.take() {
            Some(io) => {
                let value = self.outputs(at, &io)?;
                self.io = Some(io);
                value
            }
            None => value,
        };
        let wanted = self.return_type();
        let found = value.map_or(TypeId::VOID, |value| self.r.module.type_of(value));
        if wanted != found {
            return self.r.report.refuse(INVALID, at, "another type is returned than the function says");
        }
        self.b().ret(value);
        Ok(())
    }

    /// The condition or selector of a block's terminator.
    fn decision(&mut self, graph: &Graph, block: Block) -> Result<Value, Refused> {
        let at = graph.blocks[block].terminator;
        let id = self.r.code.operands(at)[0];
        let value = self.value(at, id)?;
        let ty = self.r.module.type_of(value);
        let fits = match graph.blocks[block].exit {
            Exit::Switch(..) => matches!(ty, TypeId::I32 | TypeId::U32),
            _ => ty == TypeId::BOOL,
        };
        if fits { Ok(value) } else { self.r.report.wrong_id(at, id, "of a type that decides") }
    }

    fn switch(&mut self, graph: &Graph, block: Block, cases: Vec<(Vec<Option<u32>>, Seq)>) -> Result<(), Refused> {
        let selector = self.decision(graph, block)?;
        let ty = self.r.module.type_of(selector);
        let mut seen = hashbrown::HashSet::new();
        let mut seqs = Vec::with_capacity(cases.len());
        let mut made = Vec::with_capacity(cases.len());
        for (numbers, seq) in cases {
            let mut selectors = smallvec::SmallVec::new();
            for number in numbers {
                if !seen.insert(number) {
                    let at = graph.blocks[block].terminator;
                    return self.r.report.refuse(INVALID, at, "two cases have one number");
                }
                selectors.push(number.map(|word| {
                    let value = if ty == TypeId::I32 { Constant::I32(word as i32) } else { Constant::U32(word) };
                    self.r.module.store.constants.scalar(ty, value)
                }));
            }
            let block = self.r.module.create_block();
            made.push(SwitchCase { selectors, block });
            seqs.push((block, seq));
        }
        self.b().switch(selector, made, &[]);
        for (block, seq) in seqs {
            self.seq(graph, seq, block, IrOp::ExitSwitch)?;
        }
        Ok(())
    }

    fn code(&mut self, graph: &Graph, block: Block) -> Result<(), Refused> {
        for at in graph.blocks[block].insts.clone() {
            match self.r.code.op(at) {
                Some(Op::Phi) => {
                    let id = self.r.code.insts[at].result;
                    let variable = self.phis[&id];
                    let value = self.b().load(variable);
                    self.define(id, value);
                }
                _ if self.r.outline.is_idle(self.r.code, at) || self.r.is_lazy(at) => {}
                Some(op) => self.instruction(at, op)?,
                // It was refused when the blocks were found.
                None => return Err(Refused),
            }
        }
        Ok(())
    }

    /// Gives phis their values: all are read before any is written.
    fn copy(&mut self, graph: &Graph, from: Block, to: Block) -> Result<(), Refused> {
        let at = graph.blocks[from].terminator;
        let mut values = Vec::new();
        for (phi, id) in self.r.phis(graph, from, to) {
            let value = self.value(at, id)?;
            let variable = self.phis[&phi];
            if self.r.module.store.types.load_type(self.r.module.type_of(variable))
                != Some(self.r.module.type_of(value))
            {
                return self.r.report.wrong_id(at, id, "of the type of its phi");
            }
            values.push((variable, value));
        }
        for (variable, value) in values {
            self.b().store(variable, value);
        }
        Ok(())
    }

    /// The value of an id.
    pub fn value(&mut self, at: At, id: u32) -> Result<Value, Refused> {
        if let Some(&home) = self.scopes.made_in.get(&id)
            && !self.sees(home)
            && let Some(&variable) = self.stored.get(&id)
        {
            return Ok(self.b().load(variable));
        }
        if let Some(&value) = self.values.get(&id) {
            return Ok(value);
        }
        match self.r.code.definition(id).and_then(|at| self.r.code.op(at)) {
            // In the root block it would be a value of which targets ask more.
            Some(Op::SpecConstantOp) => {
                let at = self.r.code.definition(id).unwrap_or(at);
                self.specialized(at)
            }
            Some(Op::SpecConstantComposite) if self.r.is_specialized(id) => {
                let at = self.r.code.definition(id).unwrap_or(at);
                let computed = self.composite(at, Op::CompositeConstruct)?;
                computed.ok_or(Refused)
            }
            Some(op) if Reader::is_constant_op(op) => {
                let value = self.r.constant(at, id)?;
                self.finite(at, value)
            }
            Some(_) if self.scopes.made_in.contains_key(&id) => {
                self.r.report.refuse(INVALID, at, format!("%{id} is used before it is defined"))
            }
            _ => self.r.report.wrong_id(at, id, "a value"),
        }
    }

    /// Says what the value of an id is.
    pub fn define(&mut self, id: u32, value: Value) {
        self.r.name_value(value, id);
        if let Some(&variable) = self.stored.get(&id) {
            self.b().store(variable, value);
        }
        self.values.insert(id, value);
    }
}

/// The labels that flags are needed for.
fn flags(seq: &Seq, found: &mut Vec<Label>) {
    for node in seq {
        match node {
            Node::Flag(label, _) => found.push(*label),
            Node::If { then, otherwise, .. } => {
                flags(then, found);
                flags(otherwise, found);
            }
            Node::Switch { cases, .. } => cases.iter().for_each(|(_, seq)| flags(seq, found)),
            Node::Dispatch(cases) => cases.iter().for_each(|(_, seq)| flags(seq, found)),
            Node::Loop { body, continuing, .. } => {
                flags(body, found);
                flags(continuing, found);
            }
            Node::Once(seq) | Node::IfFlag(_, seq) | Node::Labelled(_, seq) => flags(seq, found),
            _ => {}
        }
    }
}
