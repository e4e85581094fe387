//! Functions: their order, their signatures, and calls of them.

use hashbrown::HashMap;

use super::function::FunctionReader;
use super::memory::{Place, space_of};
use super::report::Refused;
use super::rules::{INVALID, POINTER};
use super::types::Shape;
use super::words::At;
use super::{Global, Param, Reader};
use crate::ir::{FunctionId, Value};
use crate::spirv::grammar::{Op, StorageClass};
use crate::types::{Access, Type, TypeId};

impl Reader<'_> {
    /// The functions that entry points reach, callees before callers; nothing where some call each other in a circle.
    pub(super) fn call_order(&mut self) -> Option<Vec<u32>> {
        let outline = self.outline;
        let mut order = Vec::new();
        // Whether a function is on the way or done.
        let mut seen: HashMap<u32, bool> = HashMap::new();
        for entry in &outline.entry_points {
            let Some(data) = outline.functions.get(&entry.function) else {
                if self.code.definition(entry.function).is_none_or(|at| self.code.op(at) != Some(Op::Function)) {
                    let _ = self.report.wrong_id::<()>(entry.at, entry.function, "a function");
                }
                continue;
            };
            let mut pending = vec![(entry.function, data, 0)];
            while let Some((id, data, next)) = pending.pop() {
                if next == 0 {
                    match seen.get(&id) {
                        Some(true) => continue,
                        Some(false) => {
                            let _ = self.report.refuse::<()>(INVALID, data.at, "a function calls itself");
                            return None;
                        }
                        None => _ = seen.insert(id, false),
                    }
                }
                match data.calls.get(next) {
                    Some(callee) => {
                        pending.push((id, data, next + 1));
                        if let Some(data) = outline.functions.get(callee)
                            && seen.get(callee) != Some(&true)
                        {
                            pending.push((*callee, data, 0));
                        }
                    }
                    None => {
                        seen.insert(id, true);
                        order.push(id);
                    }
                }
            }
        }
        (!self.report.has_errors()).then_some(order)
    }

    /// The first call of each function: where, and in which function.
    pub(super) fn first_calls(&self) -> HashMap<u32, (u32, At)> {
        let mut found = HashMap::new();
        for &id in &self.outline.function_order {
            let Some(data) = self.outline.functions.get(&id) else { continue };
            for at in data.blocks.iter().flat_map(|block| block.insts.clone()) {
                if self.code.op(at) == Some(Op::FunctionCall) {
                    found.entry(self.code.operands(at)[0]).or_insert((id, at));
                }
            }
        }
        found
    }

    /// Reads a function as others call it, where others do.
    pub(super) fn callee(&mut self, id: u32) -> Result<(), Refused> {
        let outline = self.outline;
        let is_called = self.first_calls.contains_key(&id);
        let Some(data) = outline.functions.get(&id).filter(|_| is_called) else { return Ok(()) };
        let code = self.code;
        let ty = code.insts[data.at].ty;
        let return_type = match self.shape(data.at, ty)? {
            Shape::Pointer { .. } => return self.report.refuse(POINTER, data.at, "a function returns a pointer"),
            _ => self.ty(data.at, ty)?,
        };
        let mut params = Vec::new();
        for &param in &data.params {
            let at = code.definition(param).unwrap_or(data.at);
            params.push(self.param(at, param, id)?);
        }
        let types: Vec<TypeId> = params
            .iter()
            .flat_map(|param| match *param {
                Param::Value(ty) | Param::Pointer { ty, .. } | Param::Handle(ty) => [Some(ty), None],
                Param::Combined(texture, sampler) => [Some(texture), Some(sampler)],
            })
            .flatten()
            .collect();
        let given = outline.names.get(&id).cloned().unwrap_or_default();
        let name = self.names.unique(&given, "function");
        let name = self.module.store.symbols.intern(&name);
        let function = self.module.create_function(name, return_type, &types);
        self.signatures.insert(id, params.clone());
        self.functions.insert(id, function);
        let values: Vec<Value> = self.module.function_params(function).iter().map(Value::from).collect();
        let mut values = values.into_iter();
        let mut reader = FunctionReader::new(self, data, function, None);
        for (&param_id, param) in data.params.iter().zip(params) {
            let value = values.next().expect("each parameter has a value");
            reader.r.name_value(value, param_id);
            let place = match param {
                Param::Value(_) => {
                    reader.values.insert(param_id, value);
                    continue;
                }
                Param::Pointer { memory, .. } => Place::Memory { base: value, indices: Vec::new(), memory },
                Param::Handle(_) => Place::Handle(value),
                Param::Combined(..) => {
                    let sampler = values.next().expect("a combined parameter has two values");
                    Place::Combined { texture: value, sampler }
                }
            };
            reader.places.insert(param_id, (place, 0));
        }
        reader.body()
    }

    fn param(&mut self, at: At, id: u32, function: u32) -> Result<Param, Refused> {
        let ty = self.code.insts[at].ty;
        let (class, pointee) = match self.shape(at, ty)? {
            Shape::Pointer { class, pointee } => (class, pointee),
            Shape::Image | Shape::Sampler | Shape::SampledImage { .. } => return self.handle_param(at, id, function),
            _ => return Ok(Param::Value(self.ty(at, ty)?)),
        };
        let atomics = self.atomics.get(&id).cloned().unwrap_or_default();
        if class == StorageClass::UniformConstant {
            return self.handle_param(at, id, function);
        }
        let Some((space, access)) = space_of(class) else {
            return self.report.refuse(POINTER, at, "a pointer of this storage class is not handed over");
        };
        let memory = self.memory(at, pointee, class, &atomics)?;
        let (space, access) = self.argument_space(function, id).unwrap_or((space, access));
        let ty = self.module.store.types.pointer(space, memory.ty, access);
        Ok(Param::Pointer { memory, ty })
    }

    /// An image or sampler as a parameter: of the type of what is handed over.
    fn handle_param(&mut self, at: At, id: u32, function: u32) -> Result<Param, Refused> {
        let ty_of = |value: Value| match self.module.shape_of(value) {
            Type::Pointer { store, .. } => store,
            _ => self.module.type_of(value),
        };
        match self.handed_over(function, id).and_then(|variable| self.globals.get(&variable)) {
            Some(Global::Handle(pointer)) => Ok(Param::Handle(ty_of(*pointer))),
            Some(Global::Combined { texture, sampler }) => Ok(Param::Combined(ty_of(*texture), ty_of(*sampler))),
            _ => self.report.refuse(super::rules::RESOURCE, at, "which image or sampler is handed over is not known"),
        }
    }

    /// The address space and access mode of the variable that a call hands over.
    fn argument_space(&self, function: u32, param: u32) -> Option<(crate::types::AddressSpace, Access)> {
        match self.globals.get(&self.handed_over(function, param)?) {
            Some(Global::Memory { pointer, .. }) => match self.module.shape_of(*pointer) {
                Type::Pointer { space, access, .. } => Some((space, access)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The variable at module scope that the first call of a function hands over, through however many functions.
    fn handed_over(&self, function: u32, param: u32) -> Option<u32> {
        let (mut function, mut param) = (function, param);
        // Calls make no circle, so that there are no more steps than functions.
        for _ in 0..self.outline.functions.len() {
            let index = self.outline.functions.get(&function)?.params.iter().position(|&of| of == param)?;
            let &(caller, at) = self.first_calls.get(&function)?;
            let argument = *self.code.operands(at).get(1 + index)?;
            let (base, _) = self.traced(argument);
            if self.globals.contains_key(&base) {
                return Some(base);
            }
            (function, param) = (caller, base);
        }
        None
    }
}

impl FunctionReader<'_, '_> {
    /// `OpFunctionCall`
    pub fn call(&mut self, at: At) -> Result<(), Refused> {
        let code = self.r.code;
        let (callee, arguments) = (code.operands(at)[0], &code.operands(at)[1..]);
        let (Some(&function), Some(params)) = (self.r.functions.get(&callee), self.r.signatures.get(&callee).cloned())
        else {
            // It was refused, or there is none.
            if self.r.outline.functions.contains_key(&callee) && self.r.report.has_errors() {
                return Err(Refused);
            }
            return self.r.report.wrong_id(at, callee, "a function before this one");
        };
        if params.len() != arguments.len() {
            return self.r.report.refuse(INVALID, at, "the call does not have an argument for each parameter");
        }
        let mut values = Vec::with_capacity(arguments.len());
        let mut copies = Vec::new();
        for (&argument, param) in arguments.iter().zip(params) {
            let value = match param {
                Param::Value(ty) => {
                    let value = self.value(at, argument)?;
                    if self.r.module.type_of(value) != ty {
                        return self.r.report.wrong_id(at, argument, "of the type of its parameter");
                    }
                    value
                }
                Param::Handle(ty) => match self.place(at, argument)? {
                    Place::Handle(place) => self.typed_handle(at, place, ty)?,
                    _ => return self.r.report.wrong_id(at, argument, "an image or sampler"),
                },
                Param::Combined(texture_ty, sampler_ty) => match self.place(at, argument)? {
                    Place::Combined { texture, sampler } => {
                        let texture = self.typed_handle(at, texture, texture_ty)?;
                        values.push(texture);
                        self.typed_handle(at, sampler, sampler_ty)?
                    }
                    _ => return self.r.report.wrong_id(at, argument, "an image with a sampler"),
                },
                Param::Pointer { memory, ty } => {
                    let place = self.place(at, argument)?;
                    match self.pointer(&place).filter(|&pointer| self.r.module.type_of(pointer) == ty) {
                        Some(pointer) => pointer,
                        None => self.copied(at, &place, memory.ty, ty, &mut copies)?,
                    }
                }
            };
            values.push(value);
        }
        let result = self.call_of(function, &values);
        for (place, variable) in copies {
            let value = self.b().load(variable);
            self.store(at, &place, value)?;
        }
        if let Some(value) = result {
            self.define(code.insts[at].result, value);
        }
        Ok(())
    }

    /// The texture or sampler of a place, which must be of the type of its parameter.
    fn typed_handle(&mut self, at: At, place: Value, ty: TypeId) -> Result<Value, Refused> {
        let handle = self.handle(place);
        if self.r.module.type_of(handle) == ty {
            return Ok(handle);
        }
        self.r.report.refuse(super::rules::RESOURCE, at, "calls hand over images or samplers of two types")
    }

    fn call_of(&mut self, function: FunctionId, values: &[Value]) -> Option<Value> {
        self.b().call(function, values)
    }

    /// What no pointer of the function's kind points to is handed over in a variable.
    fn copied(
        &mut self,
        at: At,
        place: &Place,
        memory: TypeId,
        ty: TypeId,
        copies: &mut Vec<(Place, Value)>,
    ) -> Result<Value, Refused> {
        let is_function = matches!(
            self.r.module.store.types.get(ty),
            Type::Pointer { space: crate::types::AddressSpace::Function, .. }
        );
        let value = if is_function { self.load(at, place)? } else { self.b().bool(false) };
        if self.r.module.type_of(value) != memory {
            return self.r.report.refuse(POINTER, at, "calls hand over memory that looks otherwise");
        }
        let variable = self.b().var_with(value);
        copies.push((place.clone(), variable));
        Ok(variable)
    }
}
