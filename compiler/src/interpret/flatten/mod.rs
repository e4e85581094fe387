//! Flattening: a module's reachable functions as steps, their values as places in frames.
//!
//! Each value of a function has a place of its own in the frame, so that no allocation of registers has to be trusted.
//! Module-scope variables and constants become constants of the program: a variable is a pointer that is known beforehand.

mod access;
mod builtin;
mod control;
mod operator;
mod stage;
mod texture;

use hashbrown::HashMap;

use super::code::{FunctionCode, Program, Source, Step, Target};
use super::layout::{self, Kind};
use super::pointer::{Memory, Pointer};
use super::raised;
use super::{DISPATCH, LIMIT, Resources, Settings, UNSUPPORTED, error};
use crate::constant::{self, ConstId};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::ir::{Binding, FunctionId, InstId, Module, Op, Value, ValueId, ValueKind};
use crate::types::{AddressSpace, ShaderStage, Type, TypeId, Types};
use crate::util::IdVec;

/// Offsets in frames and memories have 31 bits.
const MAX_BYTES: u64 = 1 << 30;

/// The program of one entry point over these resources.
pub(super) fn flatten(
    module: &Module,
    stage: ShaderStage,
    entry_point: &str,
    resources: &Resources,
    settings: &Settings,
) -> Result<Program, Diagnostics> {
    let is_it = |&id: &FunctionId| {
        let function = module.function(id);
        function.stage == Some(stage) && module.name(function.name) == entry_point
    };
    let Some(entry) = module.entry_points().find(is_it) else {
        let message = format!("there is no entry point '{entry_point}' of stage {}", stage.name());
        return Err(error(DISPATCH, Span::NONE, message).into());
    };
    let raised = raised::as_core(module, entry)?;
    let module = raised.as_ref();
    let mut places = IdVec::new();
    places.resize(module.value_count(), None);
    let mut state = Flattener {
        module,
        resources,
        looks_for_uninitialized: settings.checks.uninitialised,
        limit: settings.memory_limit.min(MAX_BYTES),
        program: Program::default(),
        places,
        constants: HashMap::new(),
        functions: HashMap::new(),
        queue: Vec::new(),
        labels: Vec::new(),
        controls: HashMap::new(),
        frame: 0,
        span: Span::NONE,
    };
    state.program(entry)?;
    Ok(state.program)
}

/// The labels of a control instruction.
#[derive(Copy, Clone)]
struct Labels {
    /// After it.
    end: Target,
    /// A loop's body.
    body: Target,
    /// A loop's continuing block, or its body.
    continuing: Target,
}

struct Flattener<'m> {
    module: &'m Module,
    resources: &'m Resources,
    looks_for_uninitialized: bool,
    limit: u64,
    program: Program,
    /// Where each value is: in the frame of its function, or among the constants.
    places: IdVec<ValueId, Option<Source>>,
    constants: HashMap<ConstId, Source>,
    functions: HashMap<FunctionId, u32>,
    queue: Vec<FunctionId>,
    /// The step of each label.
    labels: Vec<Target>,
    controls: HashMap<InstId, Labels>,
    /// Bytes of the current frame in use.
    frame: u32,
    /// Where the current instruction stands.
    span: Span,
}

type Done<T = ()> = Result<T, Diagnostic>;

impl<'m> Flattener<'m> {
    fn types(&self) -> &'m Types {
        &self.module.store.types
    }

    fn program(&mut self, entry: FunctionId) -> Done {
        self.span = self.module.function(entry).span;
        self.workgroup_size(entry)?;
        self.stage_values(entry)?;
        self.program.entry = self.function_index(entry);
        let mut next = 0;
        while let Some(&function) = self.queue.get(next) {
            self.function(next, function)?;
            next += 1;
        }
        self.resolve_labels();
        Ok(())
    }

    /// The number of a function in the program; asked for the first time, its code is to be made.
    fn function_index(&mut self, function: FunctionId) -> u32 {
        let Self { functions, queue, .. } = self;
        *functions.entry(function).or_insert_with(|| {
            queue.push(function);
            queue.len() as u32 - 1
        })
    }

    /// Where a function's frame has its parameters: at the start, in order.
    fn parameter_slots(&self, function: FunctionId) -> Done<Vec<u32>> {
        let mut end = 0;
        let mut slots = Vec::new();
        for param in self.module.function_params(function).iter() {
            slots.push(end);
            let size = self.size(self.module.value(param).ty)?;
            end = self.bounded(u64::from(end) + u64::from(size))?.next_multiple_of(4);
        }
        Ok(slots)
    }

    fn function(&mut self, index: usize, id: FunctionId) -> Done {
        let entry = self.program.steps.len() as u32;
        self.frame = 0;
        for param in self.module.function_params(id).iter() {
            self.slot(param)?;
        }
        let function = self.module.function(id);
        self.span = function.span;
        self.block(function.block)?;
        if self.module.terminator(function.block).is_none() {
            self.emit(Step::Return { src: Source::slot(0), len: 0 });
        }
        self.program.functions.resize(self.queue.len(), FunctionCode::default());
        self.program.functions[index] = FunctionCode { entry, frame_size: self.frame };
        Ok(())
    }

    fn emit(&mut self, step: Step) {
        self.program.steps.push(step);
        self.program.spans.push(self.span);
    }

    /// Makes room in the frame.
    fn room(&mut self, size: u32) -> Done<u32> {
        let start = self.frame;
        self.frame = self.bounded(u64::from(start) + u64::from(size))?.next_multiple_of(4);
        Ok(start)
    }

    /// The frame's place of a value that the current function defines.
    fn slot(&mut self, value: ValueId) -> Done<u32> {
        if let Some(place) = self.places[value] {
            return Ok(place.place().0 as u32);
        }
        let size = self.size(self.module.value(value).ty)?;
        let slot = self.room(size)?;
        self.places[value] = Some(Source::slot(slot));
        Ok(slot)
    }

    /// The place of an instruction's only result.
    fn result(&mut self, inst: InstId) -> Done<(u32, TypeId)> {
        let result = self.module.result(inst).unwrap_or_else(|| unreachable!("the instruction has a result"));
        Ok((self.slot(result)?, self.module.value(result).ty))
    }

    /// Where an operand is.
    fn source(&mut self, value: Value) -> Done<Source> {
        match value.kind() {
            ValueKind::Constant(id) => self.constant(id),
            ValueKind::Function(_) => unreachable!("functions are operands of calls only"),
            ValueKind::Defined(id) => {
                if let Some(place) = self.places[id] {
                    return Ok(place);
                }
                match self.module.defining_inst(value) {
                    Some(inst) if self.module.inst_block(inst) == Some(self.module.root()) => self.global(id, inst),
                    // Defined further on in the text, and so in a loop's earlier round.
                    _ => Ok(Source::slot(self.slot(id)?)),
                }
            }
        }
    }

    /// Operand `index` of an instruction.
    fn operand(&mut self, inst: InstId, index: usize) -> Done<Source> {
        self.source(self.module.operand(inst, index))
    }

    /// A module-scope variable's pointer.
    fn global(&mut self, id: ValueId, inst: InstId) -> Done<Source> {
        let info = match self.module.inst(inst).op {
            Op::Var(info) => info,
            // A constant that was given a name.
            Op::Let => return self.operand(inst, 0),
            _ => return Err(self.unsupported("overrides without values")),
        };
        let Type::Pointer { space, store, .. } = self.types().get(self.module.value(id).ty) else {
            unreachable!("a variable is a pointer");
        };
        let pointer = match space {
            AddressSpace::Private | AddressSpace::In | AddressSpace::Out => {
                let bytes = self.initial_value(inst, store)?;
                let offset = self.program.private.len() as u32;
                let size = bytes.len() as u32;
                self.program.private.extend(bytes);
                if self.looks_for_uninitialized && self.module.get_operand(inst, 0).is_none() {
                    let runs = self.runs_from(store, offset);
                    self.program.uninitialized_private.extend(runs);
                }
                self.bounded(self.program.private.len() as u64)?;
                Pointer { memory: Memory::Private, offset, size }
            }
            AddressSpace::Workgroup => self.workgroup_memory(store)?,
            AddressSpace::Uniform | AddressSpace::Storage => {
                let binding = self.module.var_info(info).binding;
                if binding.is_none() {
                    return Err(self.unsupported("buffers that a host fills for a target"));
                }
                self.buffer(binding, store, self.module.inst(inst).span)?
            }
            AddressSpace::Handle => {
                let variable = self.module.inst(inst);
                let index = self.handle(self.module.var_info(info).binding, store, variable.span)?;
                let source = self.constant_bytes(&index.to_le_bytes())?;
                self.places[id] = Some(source);
                return Ok(source);
            }
            AddressSpace::Immediate => {
                let size = self.size(store)?;
                if (self.resources.immediates.len() as u64) < u64::from(size) {
                    return Err(self.error(DISPATCH, format!("the immediates have fewer than {size} bytes")));
                }
                Pointer { memory: Memory::Immediate, offset: 0, size }
            }
            AddressSpace::Function => unreachable!("no variable of a function stands at module scope"),
        };
        let source = self.constant_bytes(&pointer.to_bytes())?;
        self.places[id] = Some(source);
        Ok(source)
    }

    /// More workgroup memory.
    fn workgroup_memory(&mut self, store: TypeId) -> Done<Pointer> {
        let size = self.size(store)?;
        let offset = self.program.workgroup_bytes;
        if self.looks_for_uninitialized {
            let runs = self.runs_from(store, offset);
            self.program.uninitialized_workgroup.extend(runs);
        }
        self.program.workgroup_bytes = self.bounded(u64::from(offset) + u64::from(size))?.next_multiple_of(16);
        Ok(Pointer { memory: Memory::Workgroup, offset, size })
    }

    /// The runs of data of a variable that begins at an offset.
    fn runs_from(&self, store: TypeId, start: u32) -> Vec<(u32, u32)> {
        let runs = layout::DataRuns::of(self.types(), store).unwrap_or_default().runs;
        runs.into_iter().map(|(offset, len)| (start + offset, len)).collect()
    }

    fn initial_value(&mut self, inst: InstId, store: TypeId) -> Done<Vec<u8>> {
        let size = self.size(store)?;
        let mut bytes = vec![0; size as usize];
        if let Some(value) = self.module.get_operand(inst, 0) {
            let constant = value.as_constant().ok_or_else(|| self.unsupported("initializers that are no constants"))?;
            self.write_constant(constant, &mut bytes);
        }
        Ok(bytes)
    }

    fn buffer(&self, binding: Option<Binding>, store: TypeId, span: Span) -> Done<Pointer> {
        let binding = binding.ok_or_else(|| error(DISPATCH, span, "the variable has no binding"))?;
        let name = format!("@group({}) @binding({})", binding.group, binding.binding);
        let buffers = &self.resources.buffers;
        let index = buffers.iter().position(|(other, _)| *other == binding);
        let index = index.ok_or_else(|| error(DISPATCH, span, format!("no buffer is bound to {name}")))?;
        let (bound, needed) = (buffers[index].1.len() as u64, self.types().layout(store).size);
        if bound < needed {
            let message = format!("the buffer of {name} has {bound} bytes, and its type needs {needed}");
            return Err(error(DISPATCH, span, message));
        }
        let size = self.bounded(bound)?;
        Ok(Pointer { memory: Memory::Buffer(index as u32), offset: 0, size })
    }

    /// Where a constant's bytes are.
    fn constant(&mut self, id: ConstId) -> Done<Source> {
        if let Some(&source) = self.constants.get(&id) {
            return Ok(source);
        }
        let size = self.size(self.module.store.constants.ty(id))?;
        self.bounded(self.program.constants.len() as u64 + u64::from(size))?;
        let mut bytes = vec![0; size as usize];
        self.write_constant(id, &mut bytes);
        let source = self.constant_bytes(&bytes)?;
        self.constants.insert(id, source);
        Ok(source)
    }

    fn constant_bytes(&mut self, bytes: &[u8]) -> Done<Source> {
        let pool = &mut self.program.constants;
        let start = pool.len().next_multiple_of(4);
        pool.resize(start, 0);
        pool.extend_from_slice(bytes);
        let end = pool.len() as u64;
        self.bounded(end)?;
        Ok(Source::constant(start as u32))
    }

    /// Writes a constant over zeros. Recursion is as deep as types nest.
    fn write_constant(&self, id: ConstId, out: &mut [u8]) {
        use constant::Value as V;
        let constant::Constant { ty, value } = self.module.store.constants.get(id);
        let mut scalar = |bits: u32, len: usize| out[..len].copy_from_slice(&bits.to_le_bytes()[..len]);
        match value {
            V::Bool(value) => scalar(value.into(), 4),
            V::I32(value) => scalar(value.cast_unsigned(), 4),
            V::U32(bits) | V::F32(bits) => scalar(bits, 4),
            V::F16(bits) => scalar(bits.into(), 2),
            V::Zero => {}
            V::AbstractInt(_) | V::AbstractFloat(_) => unreachable!("the IR has no abstract numbers"),
            V::Splat(element) => {
                let stride = layout::stride_of(self.types(), ty).unwrap_or(u64::MAX).max(1) as usize;
                for part in out.chunks_mut(stride) {
                    self.write_constant(element, part);
                }
            }
            V::Composite(run) => {
                for (index, &element) in self.module.store.constants.elements(run).iter().enumerate() {
                    let offset = self.element_offset(ty, index as u32) as usize;
                    let size = layout::size_of(self.types(), self.module.store.constants.ty(element)) as usize;
                    self.write_constant(element, &mut out[offset..offset + size]);
                }
            }
        }
    }

    /// Bytes from the start of a composite to one of its elements.
    fn element_offset(&self, ty: TypeId, index: u32) -> u64 {
        match layout::stride_of(self.types(), ty) {
            Some(stride) => stride * u64::from(index),
            None => layout::member_offset(self.types(), ty, index),
        }
    }

    /// Bytes of a value, if they are few enough.
    fn size(&self, ty: TypeId) -> Done<u32> {
        self.bounded(layout::size_of(self.types(), ty))
    }

    fn kind(&self, ty: TypeId) -> Done<Kind> {
        Kind::of(self.types(), ty).ok_or_else(|| self.unsupported("operations on this type"))
    }

    fn bounded(&self, bytes: u64) -> Done<u32> {
        if bytes > self.limit {
            return Err(self.error(LIMIT, format!("more than {} bytes of memory are needed", self.limit)));
        }
        Ok(bytes as u32)
    }

    fn label(&mut self) -> Target {
        self.labels.push(u32::MAX);
        self.labels.len() as u32 - 1
    }

    fn bind(&mut self, label: Target) {
        self.labels[label as usize] = self.program.steps.len() as u32;
    }

    fn resolve_labels(&mut self) {
        let labels = &self.labels;
        let resolve = |target: &mut Target| *target = labels[*target as usize];
        for step in &mut self.program.steps {
            match step {
                Step::Jump(target) | Step::JumpUnless { target, .. } | Step::Switch { default: target, .. } => {
                    resolve(target);
                }
                _ => {}
            }
        }
        self.program.cases.iter_mut().for_each(|(_, target)| resolve(target));
    }

    fn error(&self, rule: crate::diagnostic::Rule, message: impl Into<String>) -> Diagnostic {
        error(rule, self.span, message)
    }

    fn unsupported(&self, what: &str) -> Diagnostic {
        self.error(UNSUPPORTED, format!("the interpreter does not run {what}"))
    }
}
