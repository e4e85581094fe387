//! The module: the arenas, and what is read from them. Changes are made in `edit` and through the [`Builder`](super::Builder).

use smallvec::SmallVec;

use super::opcode::{Opcode, OpcodeIndex};
use super::{
    BlockId, DialectProperties, FunctionId, InstId, Op, OverrideInfoId, SwitchId, Use, UseId, Value, ValueData,
    ValueDef, ValueId, ValueKind, ValueRun, VarInfoId,
};
use crate::Store;
use crate::constant::ConstId;
use crate::diagnostic::{Lines, Severity, Span};
use crate::intrinsics::steps::Step;
use crate::types::{CountId, IoAttributes, ShaderStage, Type, TypeId};
use crate::util::{Id, IdVec, Range32, Symbol, work};

/// `@group(...) @binding(...)`
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Binding {
    /// The group.
    pub group: u32,
    /// The binding within the group.
    pub binding: u32,
}

/// What a `var` says beyond its type.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct VarInfo {
    /// The resource binding of a module-scope variable.
    pub binding: Option<Binding>,
    /// Attributes of a stage input or output variable.
    pub io: IoAttributes,
}

/// What an `override` says beyond its type and default.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct OverrideInfo {
    /// `@id(...)`
    pub id: Option<u16>,
}

/// An instruction. Its operands and results lie in the module's arenas.
#[derive(Copy, Clone, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Where the source says so.
    pub span: Span,
    pub(super) opcode: Opcode,
    /// The instruction of the same opcode that was made before this one.
    pub(super) same: Option<InstId>,
    pub(super) operands: Range32,
    pub(super) results: ValueRun,
    pub(super) block: Option<BlockId>,
    pub(super) prev: Option<InstId>,
    pub(super) next: Option<InstId>,
}

impl Inst {
    /// Its only result, if it has one.
    #[inline]
    pub fn result(&self) -> Option<ValueId> {
        self.results.get(0)
    }
}

/// What holds a block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BlockParent {
    /// Nothing yet, or no longer.
    None,
    /// The module: its root block.
    Module,
    /// A function: its body.
    Function(FunctionId),
    /// A control instruction.
    Inst(InstId),
}

/// A block: a list of instructions.
#[derive(Copy, Clone, Debug)]
pub struct Block {
    /// What holds it.
    pub parent: BlockParent,
    pub(super) params: ValueRun,
    pub(super) first: Option<InstId>,
    pub(super) last: Option<InstId>,
}

/// One case of a `switch`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchCase {
    /// The constants that select it; `None` is `default`.
    pub selectors: SmallVec<[Option<ConstId>; 2]>,
    /// What runs.
    pub block: BlockId,
}

/// What a function's parameter says beyond its type.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct FunctionParam {
    /// Attributes of an entry point's input.
    pub io: IoAttributes,
    /// The binding of a resource that a target passes as a parameter.
    pub binding: Option<Binding>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Symbol,
    /// The stage of an entry point.
    pub stage: Option<ShaderStage>,
    /// A compute entry point's workgroup size: constants, or values of the root block while overrides are allowed.
    pub workgroup_size: Option<[Value; 3]>,
    /// The subgroup size that a compute entry point asks for, as `workgroup_size`. No target but WGSL has a place for it: the API has.
    pub subgroup_size: Option<Value>,
    /// What is returned.
    pub return_type: TypeId,
    /// Attributes of an entry point's output.
    pub return_io: IoAttributes,
    /// What each parameter says beyond its type, in order.
    pub param_info: Vec<FunctionParam>,
    /// The body.
    pub block: BlockId,
    /// The module-scope variables that the source statically uses here, dead code and callees included: the resource interface.
    pub resources: Vec<ValueId>,
    /// The name in the source.
    pub span: Span,
    pub(super) params: ValueRun,
    /// The head of the list of its calls.
    pub(super) first_use: Option<UseId>,
}

/// `diagnostic(severity, rule)` at module scope; `severity` is `None` for `off`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiagnosticFilter {
    /// The rule's name, with its namespace.
    pub rule: Symbol,
    /// The severity, or off.
    pub severity: Option<Severity>,
}

/// A transform that was run on a module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Its name.
    pub name: &'static str,
    /// The names of those that may not be run any more.
    pub follows: &'static [&'static str],
}

/// A shader module in IR.
#[derive(Clone)]
pub struct Module {
    /// Types, constants and names.
    pub store: Store,
    /// What it may hold beyond the core.
    pub properties: DialectProperties,
    /// The lines of the text that spans are in, where the output is to name them; none otherwise.
    pub lines: Lines,
    /// The transforms that were run on it, in order.
    pub passed: Vec<Passed>,
    /// The steps by which transforms lowered calls, in order, where somebody asks for them.
    pub steps_taken: Option<Vec<Step>>,
    /// Enable-extensions that it needs, in the order of their names.
    pub extensions: Vec<Symbol>,
    /// Module-scope diagnostic filters.
    pub filters: Vec<DiagnosticFilter>,
    /// The value of each count that overrides give.
    pub counts: IdVec<CountId, Value>,
    /// Functions in the order in which they are printed: callees before callers. Removed functions are not in it.
    pub function_order: Vec<FunctionId>,
    pub(super) functions: IdVec<FunctionId, Function>,
    pub(super) values: IdVec<ValueId, ValueData>,
    pub(super) insts: IdVec<InstId, Inst>,
    pub(super) blocks: IdVec<BlockId, Block>,
    pub(super) uses: IdVec<UseId, Use>,
    pub(super) vars: IdVec<VarInfoId, VarInfo>,
    pub(super) overrides: IdVec<OverrideInfoId, OverrideInfo>,
    pub(super) switches: IdVec<SwitchId, Vec<SwitchCase>>,
    pub(super) opcodes: OpcodeIndex,
    root: BlockId,
}

impl Module {
    /// An empty module over `store`.
    pub fn new(store: Store) -> Self {
        let mut blocks = IdVec::new();
        let root =
            blocks.push(Block { parent: BlockParent::Module, params: ValueRun::default(), first: None, last: None });
        Self {
            store,
            properties: DialectProperties::CORE,
            lines: Lines::default(),
            passed: Vec::with_capacity(32),
            steps_taken: None,
            extensions: Vec::new(),
            filters: Vec::new(),
            counts: IdVec::new(),
            function_order: Vec::new(),
            functions: IdVec::new(),
            values: IdVec::new(),
            insts: IdVec::new(),
            blocks,
            uses: IdVec::new(),
            vars: IdVec::with_capacity(16),
            overrides: IdVec::new(),
            switches: IdVec::new(),
            opcodes: OpcodeIndex::default(),
            root,
        }
    }

    /// The block of module-scope instructions. It has no terminator.
    pub fn root(&self) -> BlockId {
        self.root
    }

    /// A function.
    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id]
    }

    /// A function, to change what it says of itself.
    pub fn function_mut(&mut self, id: FunctionId) -> &mut Function {
        &mut self.functions[id]
    }

    /// A function's parameters.
    pub fn function_params(&self, id: FunctionId) -> ValueRun {
        self.functions[id].params
    }

    /// How many functions were ever made: the length of side tables.
    pub fn function_count(&self) -> usize {
        self.functions.len()
    }

    /// The entry points in order.
    pub fn entry_points(&self) -> impl Iterator<Item = FunctionId> + '_ {
        self.function_order.iter().copied().filter(|&id| self.functions[id].stage.is_some())
    }

    /// An instruction.
    #[inline]
    pub fn inst(&self, id: InstId) -> &Inst {
        &self.insts[id]
    }

    /// How many instructions were ever made: the length of side tables.
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// A block.
    #[inline]
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id]
    }

    /// How many blocks were ever made: the length of side tables.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// A block's parameters.
    pub fn block_params(&self, id: BlockId) -> ValueRun {
        self.blocks[id].params
    }

    /// The first instruction of a block.
    pub fn first_inst(&self, block: BlockId) -> Option<InstId> {
        self.blocks[block].first
    }

    /// The last instruction of a block.
    pub fn last_inst(&self, block: BlockId) -> Option<InstId> {
        self.blocks[block].last
    }

    /// The terminator of a block, once it has one.
    pub fn terminator(&self, block: BlockId) -> Option<InstId> {
        self.blocks[block].last.filter(|&inst| self.insts[inst].op.is_terminator())
    }

    /// Whether nothing is in the block.
    pub fn block_is_empty(&self, block: BlockId) -> bool {
        self.blocks[block].first.is_none()
    }

    /// The next instruction of the same block.
    pub fn next_inst(&self, inst: InstId) -> Option<InstId> {
        self.insts[inst].next
    }

    /// The previous instruction of the same block.
    pub fn prev_inst(&self, inst: InstId) -> Option<InstId> {
        self.insts[inst].prev
    }

    /// The block that an instruction is in, unless it was removed or never inserted.
    pub fn inst_block(&self, inst: InstId) -> Option<BlockId> {
        self.insts[inst].block
    }

    /// The instructions of a block in order. To change the block while walking, step with [`Module::next_inst`].
    pub fn block_insts(&self, block: BlockId) -> impl Iterator<Item = InstId> + '_ {
        self.block_content(block).map(|(inst, _)| inst)
    }

    /// The same with what each is, for what asks much of each.
    #[inline]
    pub fn block_content(&self, block: BlockId) -> impl Iterator<Item = (InstId, &Inst)> + '_ {
        let mut cursor = self.blocks[block].first;
        std::iter::from_fn(move || {
            let inst = cursor?;
            work::note(1);
            let data = &self.insts[inst];
            cursor = data.next;
            Some((inst, data))
        })
    }

    /// The operand slots of an instruction.
    #[inline]
    pub fn operand_slots(&self, data: &Inst) -> &[Use] {
        data.operands.of(self.uses.as_slice())
    }

    /// Operand slots of an instruction.
    #[inline]
    pub fn operands(&self, inst: InstId) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + '_ {
        self.insts[inst].operands.of(self.uses.as_slice()).iter().map(|slot| slot.value)
    }

    /// The operands of an instruction that has exactly so many.
    #[inline]
    pub fn operand_array<const N: usize>(&self, inst: InstId) -> Option<[Value; N]> {
        let slots: &[Use; N] = self.insts[inst].operands.of(self.uses.as_slice()).try_into().ok()?;
        Some(slots.each_ref().map(|slot| slot.value))
    }

    /// The operands of an instruction as a list of their own.
    #[inline]
    pub fn operand_list<A: smallvec::Array<Item = Value>>(&self, inst: InstId) -> SmallVec<A> {
        let mut list = SmallVec::new();
        for value in self.operands(inst) {
            list.push(value);
        }
        list
    }

    /// How many operands an instruction has.
    pub fn operand_count(&self, inst: InstId) -> usize {
        self.insts[inst].operands.len as usize
    }

    /// Operand `index` of an instruction. Panics beyond the end.
    #[inline]
    pub fn operand(&self, inst: InstId, index: usize) -> Value {
        self.insts[inst].operands.of(self.uses.as_slice())[index].value
    }

    /// Operand `index`, if there is one.
    pub fn get_operand(&self, inst: InstId, index: usize) -> Option<Value> {
        self.insts[inst].operands.of(self.uses.as_slice()).get(index).map(|slot| slot.value)
    }

    /// Whether the operands of an instruction from `first` up to, but without, `end` are constants.
    #[inline]
    pub fn are_constants(&self, inst: InstId, first: usize, end: usize) -> bool {
        let slots = &self.insts[inst].operands.of(self.uses.as_slice())[first..end];
        slots.iter().all(|slot| slot.value.as_constant().is_some())
    }

    /// An instruction's results.
    pub fn results(&self, inst: InstId) -> ValueRun {
        self.insts[inst].results
    }

    /// The only result of an instruction that has one.
    #[inline]
    pub fn result(&self, inst: InstId) -> Option<ValueId> {
        self.insts[inst].results.get(0)
    }

    /// A defined value.
    #[inline]
    pub fn value(&self, id: ValueId) -> &ValueData {
        &self.values[id]
    }

    /// How many values were ever made: the length of side tables.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// The type of any value; functions have none and give `void`.
    #[inline]
    pub fn type_of(&self, value: Value) -> TypeId {
        match value.kind() {
            ValueKind::Defined(id) => self.values[id].ty,
            ValueKind::Constant(id) => self.store.constants.ty(id),
            ValueKind::Function(_) => TypeId::VOID,
        }
    }

    /// The shape of a value's type.
    pub fn shape_of(&self, value: Value) -> Type {
        self.store.types.get(self.type_of(value))
    }

    /// The instruction that a value is a result of.
    pub fn defining_inst(&self, value: Value) -> Option<InstId> {
        match self.values[value.as_defined()?].def {
            ValueDef::Result(inst, _) => Some(inst),
            _ => None,
        }
    }

    /// The uses of a defined value, latest first.
    pub fn uses(&self, value: ValueId) -> impl Iterator<Item = (UseId, &Use)> + '_ {
        self.uses_from(self.values[value].first_use)
    }

    /// The calls of a function, latest first.
    pub fn calls(&self, function: FunctionId) -> impl Iterator<Item = InstId> + '_ {
        self.uses_from(self.functions[function].first_use).map(|(_, slot)| slot.user)
    }

    fn uses_from(&self, first: Option<UseId>) -> impl Iterator<Item = (UseId, &Use)> + '_ {
        let mut cursor = first;
        std::iter::from_fn(move || {
            let id = cursor?;
            work::note(1);
            let slot = &self.uses[id];
            cursor = slot.next;
            Some((id, slot))
        })
    }

    /// Whether anything uses the value.
    pub fn is_used(&self, value: ValueId) -> bool {
        self.values[value].first_use.is_some()
    }

    /// Whether the value has exactly one use.
    pub fn has_one_use(&self, value: ValueId) -> bool {
        self.values[value].first_use.is_some_and(|first| self.uses[first].next.is_none())
    }

    /// The instruction that came to use a value last.
    #[inline]
    pub fn last_user(&self, value: ValueId) -> Option<InstId> {
        self.values[value].first_use.map(|slot| self.uses[slot].user)
    }

    /// The instruction that uses a value, if there is one use of it.
    #[inline]
    pub fn only_user(&self, value: ValueId) -> Option<InstId> {
        let slot = &self.uses[self.values[value].first_use?];
        slot.next.is_none().then_some(slot.user)
    }

    /// Which operand of its user a slot is.
    pub fn operand_index(&self, slot: UseId) -> usize {
        slot.index() - self.insts[self.uses[slot].user].operands.start as usize
    }

    /// What a `var` says beyond its type.
    pub fn var_info(&self, id: VarInfoId) -> &VarInfo {
        &self.vars[id]
    }

    /// What a `var` says beyond its type, to change it.
    pub fn var_info_mut(&mut self, id: VarInfoId) -> &mut VarInfo {
        &mut self.vars[id]
    }

    /// What an `override` says beyond its type and default.
    pub fn override_info(&self, id: OverrideInfoId) -> &OverrideInfo {
        &self.overrides[id]
    }

    /// The cases of a `switch`.
    pub fn switch_cases(&self, id: SwitchId) -> &[SwitchCase] {
        &self.switches[id]
    }

    /// The cases of a `switch`, to change them.
    pub fn switch_cases_mut(&mut self, id: SwitchId) -> &mut Vec<SwitchCase> {
        &mut self.switches[id]
    }

    /// A symbol's text.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.store.name(symbol)
    }
}
