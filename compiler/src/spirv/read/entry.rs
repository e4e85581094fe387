//! Entry points: stage inputs become parameters, outputs what is returned.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::atomics::is_atomic;
use super::function::FunctionReader;
use super::io_leaves::Leaf;
use super::memory::Place;
use super::outline::EntryPoint;
use super::report::Refused;
use super::rules::{INVALID, STAGE, STAGE_IO};
use super::types::{Kind, Memory};
use super::words::At;
use super::{Global, Reader};
use crate::ir::{FunctionParam, Value, ValueId};
use crate::spirv::grammar::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Op, StorageClass};
use crate::types::{
    Access, AddressSpace, BuiltinValue, DepthMode, Direction, IoAttributes, ShaderStage, StructMember, StructType,
    TypeId, Types,
};

/// What goes into a stage and comes out of it.
pub(super) struct EntryIo {
    /// What variables stand for.
    pub places: HashMap<u32, Place>,
    /// The outputs, in the order of what is returned.
    outputs: Vec<Output>,
    /// What is returned, where it is a structure.
    structure: Option<TypeId>,
}

/// An output.
struct Output {
    /// The variable that holds it; none holds a position that no variable is.
    variable: Option<u32>,
    leaf: Leaf,
}

/// A stage variable of an entry point.
struct StageVariable {
    at: At,
    id: u32,
    direction: Direction,
    /// Whether functions that are called name it.
    is_shared: bool,
    leaves: Vec<Leaf>,
}

impl Reader<'_> {
    /// Reads an entry point with its function.
    pub(super) fn entry_point(&mut self, entry: &EntryPoint) -> Result<(), Refused> {
        let outline = self.outline;
        let Some(data) = outline.functions.get(&entry.function) else { return Err(Refused) };
        if !data.params.is_empty() {
            return self.report.refuse(INVALID, data.at, "the function of an entry point has parameters");
        }
        let stage = match entry.model {
            ExecutionModel::Vertex => ShaderStage::Vertex,
            ExecutionModel::Fragment => ShaderStage::Fragment,
            _ => ShaderStage::Compute,
        };
        let variables = self.stage_variables(entry, stage)?;
        let name = self.names.unique(&entry.name, "main");
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        for variable in &variables {
            for leaf in &variable.leaves {
                match variable.direction {
                    Direction::Input => inputs.push((variable.id, leaf.clone())),
                    Direction::Output => outputs.push(Output { variable: Some(variable.id), leaf: leaf.clone() }),
                }
            }
        }
        let depth_mode = self.depth_mode(entry)?;
        for output in &mut outputs {
            if output.leaf.io.builtin == Some(BuiltinValue::FragDepth) {
                output.leaf.io.depth_mode = depth_mode;
            }
        }
        let is_position = |output: &Output| output.leaf.io.builtin == Some(BuiltinValue::Position);
        if stage == ShaderStage::Vertex && !outputs.iter().any(is_position) {
            outputs.push(Output { variable: None, leaf: position() });
        }
        let mut places = HashSet::new();
        for leaf in
            inputs.iter().map(|(_, leaf)| (leaf, true)).chain(outputs.iter().map(|output| (&output.leaf, false)))
        {
            let (Leaf { io, .. }, is_input) = leaf;
            if !places.insert((is_input, io.builtin, io.location, io.blend_src)) {
                return self.report.refuse(STAGE_IO, entry.at, "two stage inputs or outputs have one place");
            }
        }
        let structure = if outputs.len() > 1 { Some(self.output_struct(&name, &outputs)) } else { None };
        let return_type = structure.or(outputs.first().map(|output| output.leaf.stage_ty)).unwrap_or(TypeId::VOID);
        let types: Vec<TypeId> = inputs.iter().map(|(_, leaf)| leaf.stage_ty).collect();
        let name = self.module.store.symbols.intern(&name);
        let function = self.module.create_function(name, return_type, &types);
        let size = if stage == ShaderStage::Compute { Some(self.workgroup_size(entry)?) } else { None };
        let resources = self.resources(entry.function);
        let head = self.module.function_mut(function);
        head.stage = Some(stage);
        head.workgroup_size = size;
        head.resources = resources;
        head.param_info = inputs.iter().map(|(_, leaf)| FunctionParam { io: leaf.io, binding: None }).collect();
        if structure.is_none() {
            head.return_io = outputs.first().map(|output| output.leaf.io).unwrap_or_default();
        }
        let params: Vec<ValueId> = self.module.function_params(function).iter().collect();
        for (&param, (_, leaf)) in params.iter().zip(&inputs) {
            let symbol = self.module.store.symbols.intern(&leaf.name);
            self.module.set_name(param, Some(symbol));
        }
        let io = EntryIo { places: HashMap::new(), outputs, structure };
        let mut reader = FunctionReader::new(self, data, function, Some(io));
        let inputs: Vec<(u32, Leaf, Value)> =
            inputs.into_iter().zip(params).map(|((id, leaf), param)| (id, leaf, param.into())).collect();
        for variable in &variables {
            reader.stage_variable(variable, &inputs)?;
        }
        reader.body()
    }

    /// The variables of stage inputs and outputs that an entry point's functions name.
    fn stage_variables(&mut self, entry: &EntryPoint, stage: ShaderStage) -> Result<Vec<StageVariable>, Refused> {
        let outline = self.outline;
        let (reached, named) = self.reached(entry.function);
        let shared: HashSet<u32> = reached
            .iter()
            .filter(|function| self.first_calls.contains_key(*function))
            .filter_map(|function| outline.functions.get(function))
            .flat_map(|data| data.variables.iter().copied())
            .collect();
        let mut found = Vec::new();
        for &at in &outline.variables {
            let id = self.code.insts[at].result;
            let (class, _) = self.pointer_shape(at, self.code.insts[at].ty)?;
            let direction = match class {
                StorageClass::Input => Direction::Input,
                StorageClass::Output => Direction::Output,
                _ => continue,
            };
            // An output may be there to be written by nobody: then its place is still one of the stage's.
            let is_there = named.contains(&id)
                || direction == Direction::Output && self.code.version < (1, 4) && entry.interface.contains(&id);
            if !is_there {
                continue;
            }
            let is_shared = shared.contains(&id);
            let leaves = self.io_leaves(at, stage, direction)?;
            found.push(StageVariable { at, id, direction, is_shared, leaves });
        }
        Ok(found)
    }

    /// The functions that a function reaches, itself included, and the variables at module scope that they name.
    fn reached(&self, function: u32) -> (HashSet<u32>, HashSet<u32>) {
        let (mut reached, mut named) = (HashSet::new(), HashSet::new());
        let mut pending = vec![function];
        while let Some(id) = pending.pop() {
            if let Some(data) = self.outline.functions.get(&id)
                && reached.insert(id)
            {
                named.extend(data.variables.iter().copied());
                pending.extend(&data.calls);
            }
        }
        (reached, named)
    }

    /// The resources that an entry point uses, in the order of their declaration.
    fn resources(&self, function: u32) -> Vec<ValueId> {
        let (_, named) = self.reached(function);
        let mut found = Vec::new();
        for &at in &self.outline.variables {
            let id = self.code.insts[at].result;
            if !named.contains(&id) {
                continue;
            }
            match self.globals.get(&id) {
                Some(Global::Memory { pointer, .. } | Global::Handle(pointer)) => found.extend(pointer.as_defined()),
                Some(Global::Combined { texture, sampler }) => {
                    found.extend([texture, sampler].into_iter().filter_map(|value| value.as_defined()));
                }
                None => {}
            }
        }
        found.retain(|&variable| self.module.binding_of(variable).is_some());
        found
    }

    fn output_struct(&mut self, entry: &str, outputs: &[Output]) -> TypeId {
        let name = self.names.unique(&format!("{entry}_output"), "output");
        let name = self.module.store.symbols.intern(&name);
        let mut taken = HashSet::new();
        let mut members: Vec<StructMember> = Vec::with_capacity(outputs.len());
        for (number, output) in outputs.iter().enumerate() {
            let mut given = output.leaf.name.clone();
            while !taken.insert(given.clone()) {
                given = format!("{}_{number}", given);
            }
            let layout = self.module.store.types.layout(output.leaf.stage_ty);
            members.push(StructMember {
                name: self.module.store.symbols.intern(&given),
                ty: output.leaf.stage_ty,
                offset: 0,
                size: layout.size,
                align: layout.align,
                explicit_layout: false,
                io: output.leaf.io,
            });
        }
        Types::lay_out_members(&mut members);
        self.module.store.types.declare_struct(StructType { name, members, builtin_family: None })
    }

    fn depth_mode(&mut self, entry: &EntryPoint) -> Result<Option<DepthMode>, Refused> {
        let outline = self.outline;
        let mut found = None;
        for (mode, _) in outline.modes.get(&entry.function).into_iter().flatten() {
            match mode {
                ExecutionMode::DepthGreater => found = Some(DepthMode::Greater),
                ExecutionMode::DepthLess => found = Some(DepthMode::Less),
                ExecutionMode::OriginLowerLeft | ExecutionMode::PixelCenterInteger => {
                    return self.report.refuse(STAGE, entry.at, format!("the execution mode {mode:?} is not there"));
                }
                // Without effects beside its outputs, nobody sees when a fragment's depth was tested.
                ExecutionMode::EarlyFragmentTests if self.writes_memory() => {
                    let message = "tests of fragments before a shader that writes memory are not there";
                    return self.report.refuse(STAGE, entry.at, message);
                }
                _ => {}
            }
        }
        Ok(found)
    }

    /// Whether some function of the module writes memory that outlives an invocation.
    fn writes_memory(&self) -> bool {
        (0..self.code.insts.len()).any(|at| match self.code.op(at) {
            Some(Op::ImageWrite) => true,
            Some(Op::Store | Op::CopyMemory) => {
                let pointer = self.code.operands(at).first().and_then(|&id| self.code.definition(id));
                let ty = pointer.and_then(|at| self.code.definition(self.code.insts[at].ty));
                let class = ty.filter(|&ty| self.code.op(ty) == Some(Op::TypePointer));
                let class = class.and_then(|ty| self.code.operands(ty).first().copied());
                class.is_some_and(|class| {
                    [StorageClass::StorageBuffer, StorageClass::Uniform].into_iter().any(|one| one.word() == class)
                })
            }
            Some(op) => is_atomic(op) && op != Op::AtomicLoad,
            None => false,
        })
    }

    /// The size of workgroups: that of the built-in constant, where there is one.
    fn workgroup_size(&mut self, entry: &EntryPoint) -> Result<[Value; 3], Refused> {
        let outline = self.outline;
        let is_size = |item: &super::outline::Decorated| {
            item.decoration == Decoration::BuiltIn && item.operands == [BuiltIn::WorkgroupSize.word()]
        };
        let constants = outline.decorations.iter().filter(|(_, list)| list.iter().any(is_size)).map(|(&id, _)| id);
        let constant = constants.min().and_then(|id| self.code.definition(id));
        let ids = match constant.filter(|&at| self.code.op(at).is_some_and(Self::is_constant_op)) {
            Some(at) => self.code.operands(at).to_vec(),
            None => Vec::new(),
        };
        if let [x, y, z] = ids[..] {
            return Ok([self.constant(entry.at, x)?, self.constant(entry.at, y)?, self.constant(entry.at, z)?]);
        }
        for (mode, operands) in outline.modes.get(&entry.function).into_iter().flatten() {
            let [x, y, z] = operands[..] else { continue };
            match mode {
                ExecutionMode::LocalSize => {
                    return Ok([x, y, z].map(|size| self.module.store.constants.u32(size).into()));
                }
                ExecutionMode::LocalSizeId => {
                    return Ok([self.constant(entry.at, x)?, self.constant(entry.at, y)?, self.constant(entry.at, z)?]);
                }
                _ => {}
            }
        }
        self.report.refuse(STAGE, entry.at, "a compute shader has a workgroup size")
    }
}

/// The position of a vertex that no variable holds.
fn position() -> Leaf {
    let io = IoAttributes { builtin: Some(BuiltinValue::Position), ..IoAttributes::default() };
    Leaf { path: Vec::new(), ty: TypeId::VEC4_F32, stage_ty: TypeId::VEC4_F32, io, name: "position".to_owned() }
}

impl FunctionReader<'_, '_> {
    /// Makes what a variable of the stage stands for, and gives inputs their values.
    fn stage_variable(&mut self, variable: &StageVariable, inputs: &[(u32, Leaf, Value)]) -> Result<(), Refused> {
        let (at, id) = (variable.at, variable.id);
        let (class, pointee) = self.r.pointer_shape(at, self.r.code.insts[at].ty)?;
        let ty = self.r.ty(at, pointee)?;
        let memory = Memory { ty, value: ty, id: pointee, kind: Rc::new(Kind::Same) };
        let own: Vec<&(u32, Leaf, Value)> = inputs.iter().filter(|(of, ..)| *of == id).collect();
        if class == StorageClass::Input
            && !variable.is_shared
            && let [(_, leaf, param)] = own[..]
            && leaf.path.is_empty()
        {
            let value = self.as_type(at, *param, leaf.ty)?;
            self.keep(id, Place::Value(value));
            return Ok(());
        }
        let pointer = if variable.is_shared { self.r.shared_variable(at, id, ty)? } else { self.variable(ty) };
        self.r.name_value(pointer, id);
        for (_, leaf, param) in own {
            let value = self.as_type(at, *param, leaf.ty)?;
            let place = self.leaf_place(at, pointer, &memory, &leaf.path)?;
            self.store(at, &place, value)?;
        }
        if let Some(&initializer) = self.r.code.operands(at).get(1) {
            let value = self.value(at, initializer)?;
            let value = self.as_type(at, value, ty)?;
            self.b().store(pointer, value);
        }
        self.keep(id, Place::Memory { base: pointer, indices: Vec::new(), memory });
        Ok(())
    }

    fn keep(&mut self, id: u32, place: Place) {
        if let Some(io) = &mut self.io {
            io.places.insert(id, place);
        }
    }

    fn leaf_place(&mut self, at: At, base: Value, memory: &Memory, path: &[u32]) -> Result<Place, Refused> {
        let mut place = Place::Memory { base, indices: Vec::new(), memory: memory.clone() };
        for &index in path {
            let index = self.b().u32(index);
            place = self.step(at, place, index)?;
        }
        Ok(place)
    }

    /// What an entry point returns: its outputs as they are now.
    pub fn outputs(&mut self, at: At, io: &EntryIo) -> Result<Option<Value>, Refused> {
        let mut values = Vec::with_capacity(io.outputs.len());
        for output in &io.outputs {
            let Some(variable) = output.variable else {
                values.push(self.b().zero(output.leaf.stage_ty));
                continue;
            };
            let Some(Place::Memory { base, memory, .. }) = io.places.get(&variable) else {
                return self.r.report.refuse(STAGE_IO, at, "an output is no memory");
            };
            let place = self.leaf_place(at, *base, memory, &output.leaf.path)?;
            let value = self.load(at, &place)?;
            values.push(self.as_type(at, value, output.leaf.stage_ty)?);
        }
        Ok(match io.structure {
            Some(structure) => Some(self.b().construct(structure, &values)),
            None => values.first().copied(),
        })
    }
}

impl Reader<'_> {
    /// The private variable that functions share a stage variable by.
    fn shared_variable(&mut self, at: At, id: u32, ty: TypeId) -> Result<Value, Refused> {
        match self.globals.get(&id) {
            Some(Global::Memory { pointer, memory }) if memory.ty == ty => Ok(*pointer),
            _ => self.report.refuse(STAGE_IO, at, "a stage variable is not there"),
        }
    }

    /// Declares private variables for the stage variables that functions which are called name.
    pub(super) fn share_stage_variables(&mut self, order: &[u32]) {
        let outline = self.outline;
        let named: HashSet<u32> = order
            .iter()
            .filter(|id| self.first_calls.contains_key(*id))
            .filter_map(|id| outline.functions.get(id))
            .flat_map(|data| data.variables.iter().copied())
            .collect();
        for &at in &outline.variables {
            let id = self.code.insts[at].result;
            if !named.contains(&id) {
                continue;
            }
            if self.share_stage_variable(at, id).is_err() {
                self.refused_variables.insert(id);
            }
        }
    }

    fn share_stage_variable(&mut self, at: At, id: u32) -> Result<(), Refused> {
        let (class, pointee) = self.pointer_shape(at, self.code.insts[at].ty)?;
        if !matches!(class, StorageClass::Input | StorageClass::Output) {
            return Ok(());
        }
        let ty = self.ty(at, pointee)?;
        let pointer = self.module.store.types.pointer(AddressSpace::Private, ty, Access::ReadWrite);
        let given = self.outline.names.get(&id).cloned().unwrap_or_default();
        let pointer = self.root_variable(pointer, None, None, &given);
        let memory = Memory { ty, value: ty, id: pointee, kind: Rc::new(Kind::Same) };
        self.globals.insert(id, Global::Memory { pointer, memory });
        Ok(())
    }
}
