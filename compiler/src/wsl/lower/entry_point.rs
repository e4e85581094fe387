//! Entry points: inputs and outputs flattened, resources and overrides as variables of the module.

use smallvec::SmallVec;

use super::Lowerer;
use super::access::{Memory, Ref};
use super::instance::Arg;
use crate::ir::{Binding, Cursor, DialectProperties, OverrideInfo, Value, ValueId, VarInfo};
use crate::types::{
    Access, AddressSpace, ArrayCount, BuiltinValue, Direction, Interpolation, InterpolationSampling, InterpolationType,
    IoAttributes, ShaderStage, StructMember, StructType, TypeId, Types,
};
use crate::util::Symbol;
use crate::wsl::ast::Semantic;
use crate::wsl::program::{FunctionId, Interface, InterfaceItem};
use crate::wsl::rules;
use crate::wsl::types::{Shape, Ty};

/// What makes two resources of entry points one variable.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum ResourceKey {
    /// A resource: its name, type, whether it is a sampler that compares, and its place.
    Register(Symbol, Ty, bool, u32, u32),
    /// A specialization constant: its name and type.
    Specialized(Symbol, Ty),
}

/// What an entry point returns.
pub(super) struct Outputs {
    /// The structure of the outputs; nothing where there is one output that is no field.
    ty: Option<TypeId>,
    items: Vec<InterfaceItem>,
}

impl Lowerer<'_, '_> {
    pub(super) fn entry_points(&mut self) {
        let program = self.program;
        for (id, interface) in &program.interfaces {
            if self.error.is_none() {
                self.entry_point(*id, interface);
            }
        }
    }

    fn entry_point(&mut self, id: FunctionId, interface: &Interface) {
        let function = &self.program.functions[id];
        let Some(stage) = function.stage else { return };
        self.b.span = function.span;
        self.hold_locations_apart(&interface.inputs);
        self.hold_locations_apart(&interface.outputs);
        let name = self.ir_name(id);
        let name = self.unique(&name);
        let resources = self.resources(id, &interface.inputs);
        let inputs = self.stage_inputs(&interface.inputs, stage);
        let (result, return_io, outputs) = self.stage_outputs(id, interface, stage);
        if self.error.is_some() {
            return;
        }
        let types: Vec<TypeId> = inputs.iter().map(|input| input.1).collect();
        let made = self.b.module.create_function(name, result, &types);
        let numthreads = function.numthreads;
        let size = numthreads.map(|size| self.b.u32(size));
        for (index, (item, _, io)) in inputs.iter().enumerate() {
            self.b.module.function_mut(made).param_info[index].io = *io;
            let param = self.b.module.function_params(made).get(index).expect("one value a parameter");
            self.b.module.set_name(param, Some(interface.inputs[*item].name));
        }
        let data = self.b.module.function_mut(made);
        data.stage = Some(stage);
        data.span = function.span;
        data.return_io = return_io;
        data.workgroup_size = (stage == ShaderStage::Compute).then_some(size);
        self.function_body(id, made, |l, params| {
            l.frame.outputs = outputs;
            let args: Vec<Arg> = (0..l.program.functions[id].param_types.len())
                .map(|param| {
                    let ty = l.program.functions[id].param_types[param];
                    l.input(interface, &inputs, params, &resources, param as u32, ty, &mut Vec::new())
                })
                .collect();
            l.bind_params(id, &args);
        });
        let mut used: Vec<ValueId> = resources.iter().filter_map(|resource| self.variable_of(*resource)).collect();
        used.extend(self.shared_of(id));
        used.sort_unstable();
        used.dedup();
        self.b.module.function_mut(made).resources = used;
        self.finished.push(made);
    }

    /// The variable that a resource is; an override is none.
    fn variable_of(&self, resource: Option<Value>) -> Option<ValueId> {
        let value = resource?;
        matches!(self.b.module.shape_of(value), crate::types::Type::Pointer { .. }).then(|| value.as_defined())?
    }

    /// The variables of `threadgroup` memory that an entry point reaches.
    fn shared_of(&self, entry: FunctionId) -> Vec<ValueId> {
        let program = self.program;
        let mut seen = hashbrown::HashSet::new();
        let mut open = vec![entry];
        while let Some(function) = open.pop() {
            if seen.insert(function) {
                open.extend(program.functions[function].calls.iter().map(|&(callee, _)| callee));
            }
        }
        let is_reached =
            |local: &&crate::wsl::program::LocalId| self.owners.get(*local).is_some_and(|owner| seen.contains(owner));
        self.shared.keys().filter(is_reached).filter_map(|local| self.shared[local].as_defined()).collect()
    }

    /// The variable or override of each input that is one.
    fn resources(&mut self, id: FunctionId, items: &[InterfaceItem]) -> Vec<Option<Value>> {
        items.iter().map(|item| self.resource(id, item)).collect()
    }

    fn resource(&mut self, id: FunctionId, item: &InterfaceItem) -> Option<Value> {
        let param = self.program.functions[id].params.get(item.param as usize);
        let compares = param.is_some_and(|param| self.comparing.contains(param));
        let key = match item.semantic {
            Semantic::Register { number, space, .. } => {
                ResourceKey::Register(item.name, item.ty, compares, number, space)
            }
            Semantic::Specialized => ResourceKey::Specialized(item.name, item.ty),
            _ => return None,
        };
        if let Some(&known) = self.resources.get(&key) {
            return Some(known);
        }
        self.b.span = item.span;
        let root = self.b.module.root();
        let cursor = std::mem::replace(&mut self.b.cursor, Cursor::End(root));
        let name = self.program.symbols.resolve(item.name);
        let name = self.unique(name);
        let value = match item.semantic {
            Semantic::Register { number, space, .. } => {
                let binding = Some(Binding { group: space, binding: number });
                let pointer = self.resource_pointer(item, compares);
                self.b.var_of(pointer, VarInfo { binding, ..VarInfo::default() }, None)
            }
            _ => {
                self.b.module.properties = self.b.module.properties.union(DialectProperties::OVERRIDES);
                let ty = self.ty(item.ty);
                self.b.override_(ty, OverrideInfo { id: None }, None)
            }
        };
        self.name(value, Some(name));
        self.b.cursor = cursor;
        self.resources.insert(key, value);
        Some(value)
    }

    fn resource_pointer(&mut self, item: &InterfaceItem, compares: bool) -> TypeId {
        match self.program.types.get(item.ty) {
            Shape::ArrayRef { space, to } => {
                let elem = self.ir_type(to, true);
                let array = self.b.module.store.types.array(elem, ArrayCount::Runtime);
                let (space, access) = super::memory::address_space(space);
                self.b.module.store.types.pointer(space, array, access)
            }
            _ => {
                let handle = self.handle_type(item, compares);
                self.b.module.store.types.pointer(AddressSpace::Handle, handle, Access::Read)
            }
        }
    }

    /// The inputs that are parameters of the IR's entry point, each semantic once: the item, its type, its attributes. A matrix is a
    /// parameter for each column.
    fn stage_inputs(&mut self, items: &[InterfaceItem], stage: ShaderStage) -> Vec<(usize, TypeId, IoAttributes)> {
        let mut found: Vec<(usize, TypeId, IoAttributes)> = Vec::new();
        for (index, item) in items.iter().enumerate() {
            if items[..index].iter().any(|earlier| earlier.semantic == item.semantic) {
                continue;
            }
            for (ty, io) in self.leaves(item, stage, Direction::Input) {
                found.push((index, ty, io));
            }
        }
        found
    }

    /// What a variable of an interface is in the IR.
    fn leaves(
        &mut self,
        item: &InterfaceItem,
        stage: ShaderStage,
        direction: Direction,
    ) -> Vec<(TypeId, IoAttributes)> {
        let builtin = match item.semantic {
            Semantic::Register { .. } | Semantic::Specialized => return Vec::new(),
            Semantic::Attribute(location) => return self.located(item, location, stage, direction),
            Semantic::Target(location) => {
                let io = IoAttributes { location: Some(location), ..IoAttributes::default() };
                return vec![(self.ty(item.ty), io)];
            }
            Semantic::InstanceId => BuiltinValue::InstanceIndex,
            Semantic::VertexId => BuiltinValue::VertexIndex,
            Semantic::Position => BuiltinValue::Position,
            Semantic::IsFrontFace => BuiltinValue::FrontFacing,
            Semantic::SampleIndex => BuiltinValue::SampleIndex,
            Semantic::Depth => BuiltinValue::FragDepth,
            Semantic::Coverage => BuiltinValue::SampleMask,
            Semantic::DispatchThreadId => BuiltinValue::GlobalInvocationId,
            Semantic::GroupId => BuiltinValue::WorkgroupId,
            Semantic::GroupIndex => BuiltinValue::LocalInvocationIndex,
            Semantic::GroupThreadId => BuiltinValue::LocalInvocationId,
            Semantic::PointSize | Semantic::InnerCoverage => {
                self.fail(rules::UNSUPPORTED, item.span, "'PSIZE' and 'SV_InnerCoverage' are not translated");
                return Vec::new();
            }
        };
        vec![(self.ty(item.ty), IoAttributes { builtin: Some(builtin), ..IoAttributes::default() })]
    }

    fn located(
        &mut self,
        item: &InterfaceItem,
        location: u32,
        stage: ShaderStage,
        direction: Direction,
    ) -> Vec<(TypeId, IoAttributes)> {
        let is_interpolated = !(stage == ShaderStage::Vertex && direction == Direction::Input);
        let is_integer = matches!(self.program.types.scalar_of(item.ty), Ty::INT | Ty::UINT);
        let qualifiers = item.qualifiers;
        let sampling = if qualifiers.centroid {
            Some(InterpolationSampling::Centroid)
        } else if qualifiers.sample {
            Some(InterpolationSampling::Sample)
        } else {
            None
        };
        let interpolation = if !is_interpolated {
            None
        } else if is_integer || qualifiers.nointerpolation {
            Some(Interpolation { kind: InterpolationType::Flat, sampling: None })
        } else if qualifiers.noperspective {
            Some(Interpolation { kind: InterpolationType::Linear, sampling })
        } else {
            sampling.map(|_| Interpolation { kind: InterpolationType::Perspective, sampling })
        };
        let io = |column: u32| IoAttributes {
            location: Some(location.saturating_add(column)),
            interpolation,
            ..IoAttributes::default()
        };
        match self.program.types.get(item.ty) {
            Shape::Matrix { columns, rows, .. } => {
                let column = self.b.module.store.types.vector(TypeId::F32, rows);
                (0..columns.into()).map(|index| (column, io(index))).collect()
            }
            _ => vec![(self.ty(item.ty), io(0))],
        }
    }

    /// Attributes take a location each, matrices one for each column.
    fn hold_locations_apart(&mut self, items: &[InterfaceItem]) {
        let mut taken: Vec<(u64, u64, usize)> = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let Semantic::Attribute(location) = item.semantic else { continue };
            let columns = match self.program.types.get(item.ty) {
                Shape::Matrix { columns, .. } => u64::from(columns),
                _ => 1,
            };
            let start = u64::from(location);
            let collides = taken.iter().any(|&(from, to, other)| {
                from < start + columns && start < to && items[other].semantic != item.semantic
            });
            if collides {
                self.fail(
                    rules::DUPLICATE_SEMANTIC,
                    item.span,
                    "the columns of a matrix take an attribute each, and one of them is taken",
                );
            }
            taken.push((start, start + columns, index));
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn input(
        &mut self,
        interface: &Interface,
        inputs: &[(usize, TypeId, IoAttributes)],
        params: &[Value],
        resources: &[Option<Value>],
        param: u32,
        ty: Ty,
        path: &mut Vec<u32>,
    ) -> Arg {
        if let Shape::Struct(id) = self.program.types.get(ty) {
            let fields = self.program.types.structs[id].fields.clone();
            let mut parts = Vec::new();
            for (index, field) in fields.iter().enumerate() {
                path.push(index as u32);
                match self.input(interface, inputs, params, resources, param, field.ty, path) {
                    Arg::Value(value) => parts.push(value),
                    Arg::Ref(_) => {
                        let span = self.program.functions[interface_owner(self, interface)].span;
                        self.fail(rules::UNSUPPORTED, span, "textures and samplers in structures are not translated");
                        parts.push(self.b.u32(0));
                    }
                }
                path.pop();
            }
            let ty = self.ty(ty);
            return Arg::Value(if parts.is_empty() || self.error.is_some() {
                self.b.zero(ty)
            } else {
                self.b.construct(ty, &parts)
            });
        }
        let is_this = |item: &InterfaceItem| item.param == param && item.path == *path;
        let Some(index) = interface.inputs.iter().position(is_this) else {
            let ty = self.ty(ty);
            return Arg::Value(self.b.zero(ty));
        };
        let item = &interface.inputs[index];
        if let Some(resource) = resources[index] {
            return match self.program.types.get(item.ty) {
                Shape::ArrayRef { space, to } => {
                    let memory = Memory { root: resource, space, path: SmallVec::new(), ty: Ty::VOID };
                    Arg::Ref(Ref::Elements(memory, to))
                }
                Shape::Texture { .. } | Shape::Sampler => Arg::Ref(Ref::Handle(resource)),
                _ => Arg::Value(resource),
            };
        }
        let columns: Vec<Value> = inputs
            .iter()
            .zip(params)
            .filter(|((of, ..), _)| interface.inputs[*of].semantic == item.semantic)
            .map(|(_, &value)| value)
            .collect();
        let ty = self.ty(ty);
        match columns[..] {
            [only] => Arg::Value(only),
            _ => Arg::Value(self.b.construct(ty, &columns)),
        }
    }

    /// The type that the entry point returns, its attributes, and how a value is made one of it.
    fn stage_outputs(
        &mut self,
        id: FunctionId,
        interface: &Interface,
        stage: ShaderStage,
    ) -> (TypeId, IoAttributes, Option<Outputs>) {
        let mut items: Vec<InterfaceItem> = Vec::new();
        for item in &interface.outputs {
            // Of identical variables the last one is written last.
            match items.iter_mut().find(|other| other.semantic == item.semantic) {
                Some(other) => *other = item.clone(),
                None => items.push(item.clone()),
            }
        }
        if items.is_empty() {
            let is_void = self.program.functions[id].result == Ty::VOID;
            return (TypeId::VOID, IoAttributes::default(), (!is_void).then_some(Outputs { ty: None, items }));
        }
        let mut members = Vec::new();
        let mut names = hashbrown::HashSet::new();
        for item in &items {
            for (column, (ty, io)) in self.leaves(item, stage, Direction::Output).into_iter().enumerate() {
                if item.path.is_empty() && !matches!(self.program.types.get(item.ty), Shape::Matrix { .. }) {
                    return (ty, io, None);
                }
                let name = self.program.symbols.resolve(item.name);
                let mut name = if column == 0 { name.to_owned() } else { format!("{name}_{column}") };
                while !names.insert(name.clone()) {
                    name.push_str("_1");
                }
                let name = self.b.module.store.symbols.intern(&name);
                let natural = self.b.module.store.types.layout(ty);
                members.push(StructMember {
                    name,
                    ty,
                    offset: 0,
                    size: natural.size,
                    align: natural.align,
                    explicit_layout: false,
                    io,
                });
            }
        }
        if members.is_empty() {
            return (TypeId::VOID, IoAttributes::default(), None);
        }
        Types::lay_out_members(&mut members);
        let name = format!("{}_output", self.ir_name(id));
        let name = self.unique(&name);
        let ty = self.b.module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        (ty, IoAttributes::default(), Some(Outputs { ty: Some(ty), items }))
    }

    /// What an entry point returns for a value of its own type.
    pub(super) fn output(&mut self, value: Value, outputs: &Outputs) -> Value {
        let Some(ty) = outputs.ty else { return value };
        let mut parts = Vec::new();
        for item in &outputs.items {
            let mut part = value;
            for &field in &item.path {
                part = self.b.extract(part, field);
            }
            match self.program.types.get(item.ty) {
                Shape::Matrix { columns, .. } => {
                    for column in 0..columns.into() {
                        parts.push(self.b.extract(part, column));
                    }
                }
                _ => parts.push(part),
            }
        }
        self.b.construct(ty, &parts)
    }
}

/// The entry point that an interface is of.
fn interface_owner(lowerer: &Lowerer<'_, '_>, interface: &Interface) -> FunctionId {
    let interfaces = &lowerer.program.interfaces;
    interfaces.iter().find(|(_, known)| std::ptr::eq(known, interface)).map_or(interfaces[0].0, |(id, _)| *id)
}
