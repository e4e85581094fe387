//! Module-scope variables: MSL has none, so entry points own them.
//!
//! Private variables become variables of the entry point, buffers its parameters, and workgroup variables members of one structure
//! in threadgroup memory, which is a parameter too. Groups that are argument buffers are one parameter each. Functions that need any get a structure of pointers to them all.

use hashbrown::HashSet;

use super::buffers::{Buffers, Place};
use super::shader_io::{IoStructs, Role};
use crate::ir::{
    Binding, Builder, Cursor, DialectProperties, FunctionId, FunctionParam, InstId, Module, Op, Value, ValueId, VarInfo,
};
use crate::msl::Options;
use crate::transform::{Transform, read_settings};
use crate::types::{Access, AddressSpace, IoAttributes, StructMember, StructType, Type, TypeId, Types};
use crate::util::IdVec;

/// A module-scope variable.
struct Variable {
    value: ValueId,
    pointer: TypeId,
    space: AddressSpace,
    store: TypeId,
    initializer: Option<Value>,
}

impl Variable {
    fn name(&self, module: &Module) -> String {
        module.value(self.value).name.map_or("v", |name| module.name(name)).to_owned()
    }
}

pub(super) const INFO: Transform = Transform {
    name: "module_scope_vars",
    description: "makes module-scope variables variables and parameters of entry points",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::PACKED_VECTORS),
    adds: DialectProperties::POINTERS_IN_STRUCTS.union(DialectProperties::POINTER_PARAMETERS),
    follows: &["zero_init_workgroup_memory", "simd_ballot", "array_length", "msl_shader_io", "host_layout"],
    options: Options::TABLE,
    run: |module, settings| {
        let buffers = Buffers::assign(module, None, &read_settings(settings)?)?;
        module_scope_vars(module, &buffers, &mut IoStructs::default());
        Ok(())
    },
    ..Transform::ANY
};

/// Moves module-scope variables into entry points.
pub(super) fn module_scope_vars(module: &mut Module, buffers: &Buffers, io: &mut IoStructs) {
    INFO.begin(module);
    let variables = variables(module);
    if variables.is_empty() {
        return;
    }
    let usage = Usage::scan(module, &variables);
    let places = variables.iter().map(|variable| buffers.place_of(module, variable.value)).collect();
    let mut state = State { structure: None, variables, places, usage, groups: Vec::new() };
    state.argument_buffers(module, io);
    let order = module.function_order.clone();
    for &function in &order {
        if module.function(function).stage.is_some() {
            state.entry_point(module, function);
        } else if state.usage.needs[function] {
            state.function(module, function);
        }
    }
    for variable in &state.variables {
        let inst = module.defining_inst(variable.value.into()).expect("a variable is an instruction's result");
        module.remove(inst);
    }
    for &function in &order {
        module.function_mut(function).resources.clear();
    }
}

fn variables(module: &Module) -> Vec<Variable> {
    let variable = |inst: InstId| {
        let value = module.result(inst).filter(|_| matches!(module.inst(inst).op, Op::Var(_)))?;
        let pointer = module.value(value).ty;
        let Type::Pointer { space, store, .. } = module.store.types.get(pointer) else { return None };
        Some(Variable { value, pointer, space, store, initializer: module.get_operand(inst, 0) })
    };
    module.block_insts(module.root()).filter_map(variable).collect()
}

/// Who uses what.
struct Usage {
    /// What each function uses itself, in order.
    direct: IdVec<FunctionId, Vec<u32>>,
    /// Where each function uses one itself: the instruction, which operand, and the variable's number.
    places: IdVec<FunctionId, Vec<(InstId, u32, u32)>>,
    /// The calls in each function, and what they call.
    calls: IdVec<FunctionId, Vec<(InstId, FunctionId)>>,
    /// Whether a function or what it calls uses any variable.
    needs: IdVec<FunctionId, bool>,
}

impl Usage {
    fn scan(module: &Module, variables: &[Variable]) -> Self {
        let mut usage = Self { direct: IdVec::new(), places: IdVec::new(), calls: IdVec::new(), needs: IdVec::new() };
        usage.direct.resize(module.function_count(), Vec::new());
        usage.places.resize(module.function_count(), Vec::new());
        usage.calls.resize(module.function_count(), Vec::new());
        usage.needs.resize(module.function_count(), false);
        let function_of = |inst| module.inst_block(inst).and_then(|block| module.block_function(block));
        for (number, variable) in variables.iter().enumerate() {
            for (id, slot) in module.uses(variable.value) {
                let Some(function) = function_of(slot.user) else { continue };
                usage.places[function].push((slot.user, module.operand_index(id) as u32, number as u32));
                if usage.direct[function].last() != Some(&(number as u32)) {
                    usage.direct[function].push(number as u32);
                }
            }
        }
        // Callees come before callers.
        for &callee in &module.function_order {
            usage.needs[callee] |= !usage.direct[callee].is_empty();
            for call in module.calls(callee) {
                let Some(caller) = function_of(call) else { continue };
                usage.calls[caller].push((call, callee));
                usage.needs[caller] |= usage.needs[callee];
            }
        }
        usage
    }

    /// The variables that an entry point and what it calls use, in order.
    fn reached(&self, entry: FunctionId) -> Vec<u32> {
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        let mut pending = vec![entry];
        while let Some(function) = pending.pop() {
            if seen.insert(function) {
                found.extend_from_slice(&self.direct[function]);
                pending.extend(self.calls[function].iter().map(|&(_, callee)| callee));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

struct State {
    /// The structure of pointers, once a function needs it.
    structure: Option<TypeId>,
    variables: Vec<Variable>,
    /// Where the host binds each variable.
    places: Vec<Option<Place>>,
    usage: Usage,
    /// The argument buffers.
    groups: Vec<Group>,
}

/// An argument buffer: its index, its structure, and the variables that are its members.
struct Group {
    index: u32,
    /// The entry point whose resources these are, where those of all have an id in common.
    entry: Option<FunctionId>,
    structure: TypeId,
    numbers: Vec<u32>,
}

impl State {
    /// A function gets the structure, and its calls hand it on.
    fn function(&mut self, module: &mut Module, function: FunctionId) {
        let structure = self.structure(module);
        let param = module.add_function_param(function, structure, FunctionParam::default());
        let name = module.store.symbols.intern("module_vars");
        module.set_name(param, Some(name));
        let param = Value::from(param);
        let block = module.function(function).block;
        let mut replacements = vec![None; self.variables.len()];
        if let Some(first) = module.first_inst(block) {
            let mut b = Builder::new(module, Cursor::Before(first));
            for &number in &self.usage.direct[function] {
                replacements[number as usize] = Some(b.extract(param, number));
            }
        }
        self.rewrite(module, function, &replacements, Some(param));
    }

    /// An entry point gets the variables themselves, and makes the structure for what it calls.
    fn entry_point(&mut self, module: &mut Module, entry: FunctionId) {
        let reached = self.usage.reached(entry);
        let mut replacements = vec![None; self.variables.len()];
        let in_workgroup = |number: &&u32| self.variables[**number as usize].space == AddressSpace::Workgroup;
        let workgroup: Vec<u32> = reached.iter().filter(in_workgroup).copied().collect();
        let groups = self.group_params(module, entry, &reached);
        let params = self.params(module, entry, &reached, &workgroup);
        let block = module.function(entry).block;
        let first = module.first_inst(block).expect("a body has a terminator");
        let calls_for_it = self.usage.calls[entry].iter().any(|&(_, callee)| self.usage.needs[callee]);
        let structure = calls_for_it.then(|| self.structure(module));
        let run = module.function_params(entry);
        let mut b = Builder::new(module, Cursor::Before(first));
        for &(number, index) in &params {
            replacements[number as usize] = Some(run.get(index).expect("it was added").into());
        }
        for &(number, index, member) in &groups {
            let buffer = run.get(index).expect("it was added").into();
            let member = b.member_pointer(buffer, member);
            let resource = b.load(member);
            let name = self.variables[number as usize].name(b.module);
            replacements[number as usize] = Some(b.name(resource, &name));
        }
        if let Some(index) = params.len().checked_sub(0).filter(|_| !workgroup.is_empty()).map(|_| run.len() - 1) {
            let memory = run.get(index).expect("it was added last").into();
            for (member, &number) in workgroup.iter().enumerate() {
                replacements[number as usize] = Some(b.member_pointer(memory, member as u32));
            }
        }
        for &number in &reached {
            let variable = &self.variables[number as usize];
            if variable.space == AddressSpace::Private {
                let local = b.var_of(variable.pointer, VarInfo::default(), variable.initializer);
                let id = local.as_defined().expect("a variable is defined");
                let name = b.module.value(variable.value).name;
                b.module.set_name(id, name);
                replacements[number as usize] = Some(local);
            }
        }
        let all = structure.map(|structure| {
            let pointers: Vec<Value> = self
                .variables
                .iter()
                .zip(&replacements)
                .map(|(variable, replacement)| replacement.unwrap_or_else(|| b.zero(variable.pointer)))
                .collect();
            let value = b.construct(structure, &pointers);
            b.name(value, "module_vars")
        });
        self.rewrite(module, entry, &replacements, all);
    }

    /// Declares the structures of the argument buffers.
    fn argument_buffers(&mut self, module: &mut Module, io: &mut IoStructs) {
        for mut group in self.groups_of(module) {
            let id = |&number: &u32| id_of(self.places[number as usize]);
            group.numbers.sort_unstable_by_key(id);
            let first = self.variables[group.numbers[0] as usize].value;
            let owner = group.entry.map(|entry| format!("{}_", module.name(module.function(entry).name)));
            let name = format!("{}group_{}_resources", owner.unwrap_or_default(), group_of(module, first));
            let member = |number: &u32| {
                let variable = &self.variables[*number as usize];
                let io = IoAttributes { location: Some(id(number)), ..IoAttributes::default() };
                (variable.value, variable.pointer, io)
            };
            let members: Vec<_> = group.numbers.iter().map(member).collect();
            group.structure = structure(module, &name, &members);
            if let Type::Struct(structure) = module.store.types.get(group.structure) {
                io.add(structure, Role::ArgumentBuffer);
            }
            self.groups.push(group);
        }
    }

    /// The argument buffers: one for each index. Entry points may bind different variables alike, of which a structure has one:
    /// then each of them has its own.
    fn groups_of(&self, module: &Module) -> Vec<Group> {
        let mut shared: Vec<Group> = Vec::new();
        for (number, place) in self.places.iter().enumerate() {
            let Some(index) = place.and_then(|place| place.argument_buffer) else { continue };
            match shared.iter_mut().find(|group| group.index == index) {
                Some(group) => group.numbers.push(number as u32),
                None => {
                    let numbers = vec![number as u32];
                    shared.push(Group { index, entry: None, structure: TypeId::VOID, numbers });
                }
            }
        }
        let mut groups = Vec::new();
        for group in shared {
            let ids: HashSet<_> = group.numbers.iter().map(|&number| self.places[number as usize]).map(id_of).collect();
            if ids.len() == group.numbers.len() {
                groups.push(group);
                continue;
            }
            for &entry in module.function_order.iter().filter(|&&function| module.function(function).stage.is_some()) {
                let reached = self.usage.reached(entry);
                let numbers: Vec<u32> =
                    group.numbers.iter().copied().filter(|number| reached.contains(number)).collect();
                if !numbers.is_empty() {
                    groups.push(Group { index: group.index, entry: Some(entry), structure: TypeId::VOID, numbers });
                }
            }
        }
        groups
    }

    /// Adds an entry point's parameters for argument buffers; gives the number of each variable that it uses of one, the place of the
    /// parameter, and that of the member.
    fn group_params(&self, module: &mut Module, entry: FunctionId, reached: &[u32]) -> Vec<(u32, usize, u32)> {
        let mut members = Vec::new();
        for group in &self.groups {
            let is_own = group.entry.is_none_or(|owner| owner == entry);
            if !is_own || !group.numbers.iter().any(|number| reached.contains(number)) {
                continue;
            }
            let pointer = module.store.types.pointer(AddressSpace::Uniform, group.structure, Access::Read);
            let binding = Some(Binding { group: 0, binding: group.index });
            let param =
                module.add_function_param(entry, pointer, FunctionParam { io: IoAttributes::default(), binding });
            let first = self.variables[group.numbers[0] as usize].value;
            let name = format!("group_{}", group_of(module, first));
            let name = module.store.symbols.intern(&name);
            module.set_name(param, Some(name));
            let at = module.function_params(entry).len() - 1;
            let used = group.numbers.iter().enumerate().filter(|(_, number)| reached.contains(number));
            members.extend(used.map(|(member, &number)| (number, at, member as u32)));
        }
        members
    }

    /// Adds an entry point's parameters; gives the place of each buffer's. The workgroup structure's is the last.
    fn params(&self, module: &mut Module, entry: FunctionId, reached: &[u32], workgroup: &[u32]) -> Vec<(u32, usize)> {
        let is_param = |number: &u32| {
            let place = self.places[*number as usize];
            !matches!(self.variables[*number as usize].space, AddressSpace::Private | AddressSpace::Workgroup)
                && place.is_none_or(|place| place.argument_buffer.is_none())
        };
        let numbers: Vec<u32> = reached.iter().copied().filter(is_param).collect();
        let param = |&number: &u32| {
            let place = self.places[number as usize];
            let binding = place.map(|place| Binding { group: 0, binding: place.index });
            (self.variables[number as usize].pointer, FunctionParam { io: IoAttributes::default(), binding })
        };
        let added: Vec<(TypeId, FunctionParam)> = numbers.iter().map(param).collect();
        let first = module.function_params(entry).len();
        module.add_function_params(entry, &added);
        let run = module.function_params(entry);
        let params: Vec<(u32, usize)> = numbers.into_iter().zip(first..).collect();
        for &(number, index) in &params {
            let name = module.value(self.variables[number as usize].value).name;
            module.set_name(run.get(index).expect("it was added"), name);
        }
        if !workgroup.is_empty() {
            let structure = self.workgroup_structure(module, entry, workgroup);
            let pointer = module.store.types.pointer(AddressSpace::Workgroup, structure, Access::ReadWrite);
            let param = module.add_function_param(entry, pointer, FunctionParam::default());
            let name = module.store.symbols.intern("workgroup_vars");
            module.set_name(param, Some(name));
        }
        params
    }

    fn workgroup_structure(&self, module: &mut Module, entry: FunctionId, numbers: &[u32]) -> TypeId {
        let name = format!("{}_workgroup_vars", module.name(module.function(entry).name));
        let variables = numbers.iter().map(|&number| &self.variables[number as usize]);
        let members =
            variables.map(|variable| (variable.value, variable.store, IoAttributes::default())).collect::<Vec<_>>();
        structure(module, &name, &members)
    }

    fn structure(&mut self, module: &mut Module) -> TypeId {
        let variables = &self.variables;
        *self.structure.get_or_insert_with(|| {
            let members: Vec<_> =
                variables.iter().map(|variable| (variable.value, variable.pointer, IoAttributes::default())).collect();
            structure(module, "module_vars_pointers", &members)
        })
    }

    /// Replaces variables in a function, and hands `all` on in its calls.
    fn rewrite(&self, module: &mut Module, function: FunctionId, replacements: &[Option<Value>], all: Option<Value>) {
        for &(inst, index, number) in &self.usage.places[function] {
            if let Some(value) = replacements[number as usize] {
                module.set_operand(inst, index as usize, value);
            }
        }
        for &(inst, callee) in &self.usage.calls[function] {
            if let Some(all) = all
                && self.usage.needs[callee]
            {
                module.add_operand(inst, all);
            }
        }
    }
}

/// A resource's id among the members of its argument buffer.
fn id_of(place: Option<Place>) -> u32 {
    place.map_or(0, |place| place.index)
}

/// The group of a resource.
fn group_of(module: &Module, resource: ValueId) -> u32 {
    module.binding_of(resource).expect("members of argument buffers are bound").group
}

/// Declares a structure with a member of the variable's name and the type given for each variable.
fn structure(module: &mut Module, name: &str, members: &[(ValueId, TypeId, IoAttributes)]) -> TypeId {
    let name = module.store.symbols.intern(name);
    let unnamed = module.store.symbols.intern("v");
    let member = |(value, ty, io): &(ValueId, TypeId, IoAttributes)| {
        let (value, ty) = (*value, *ty);
        let layout = module.store.types.layout(ty);
        StructMember {
            name: module.value(value).name.unwrap_or(unnamed),
            ty,
            offset: 0,
            size: layout.size,
            align: layout.align,
            explicit_layout: false,
            io: *io,
        }
    };
    let mut members: Vec<StructMember> = members.iter().map(member).collect();
    Types::lay_out_members(&mut members);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}
