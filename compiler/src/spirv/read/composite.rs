//! Vectors, matrices, arrays and structures as values.

use super::function::FunctionReader;
use super::report::Refused;
use super::rules::{INVALID, LIMIT};
use super::words::At;
use crate::constant::Value as Constant;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::spirv::grammar::Op;
use crate::types::{Type, TypeFlags, TypeId};

impl FunctionReader<'_, '_> {
    /// A value made of others or taken from one; nothing where the instruction is of another kind.
    pub fn composite(&mut self, at: At, op: Op) -> Result<Option<Value>, Refused> {
        Ok(Some(match op {
            Op::CompositeConstruct => {
                let ty = self.result_type(at)?;
                let mut parts = Vec::new();
                for &id in self.r.code.operands(at) {
                    parts.push(self.value(at, id)?);
                }
                self.construct(at, ty, &parts)?
            }
            Op::CompositeExtract => {
                let value = self.operand_value(at, 0)?;
                let indices = self.r.code.operands(at)[1..].to_vec();
                self.extract(at, value, &indices)?
            }
            Op::CompositeInsert => {
                let part = self.operand_value(at, 0)?;
                let whole = self.operand_value(at, 1)?;
                let indices = self.r.code.operands(at)[2..].to_vec();
                self.insert(at, whole, part, &indices)?
            }
            Op::VectorShuffle => self.shuffle(at)?,
            Op::VectorExtractDynamic => {
                let vector = self.operand_value(at, 0)?;
                let index = self.operand_value(at, 1)?;
                let ty = self.vector_elem(at, vector, index)?;
                self.b().access(ty, vector, &[index])
            }
            Op::VectorInsertDynamic => {
                let vector = self.operand_value(at, 0)?;
                let part = self.operand_value(at, 1)?;
                let index = self.operand_value(at, 2)?;
                let ty = self.vector_elem(at, vector, index)?;
                let part = self.as_type(at, part, ty)?;
                let mut b = self.b();
                let variable = b.var_with(vector);
                b.store_vector_element(variable, index, part);
                b.load(variable)
            }
            Op::CopyObject => self.operand_value(at, 0)?,
            Op::CopyLogical => {
                let ty = self.result_type(at)?;
                let value = self.operand_value(at, 0)?;
                self.copied_logically(at, value, ty)?
            }
            Op::Transpose => {
                let ty = self.result_type(at)?;
                let value = self.operand_value(at, 0)?;
                self.checked(at, BuiltinFn::Transpose, ty, &[value])?
            }
            Op::OuterProduct => {
                let ty = self.result_type(at)?;
                let (column, row) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
                let mut columns = Vec::new();
                let wanted = match self.r.module.store.types.get(ty) {
                    Type::Matrix { column, .. } => column,
                    _ => TypeId::VOID,
                };
                let count = self.r.module.store.types.element_count(ty);
                let rows = self.r.module.type_of(row);
                if wanted != self.r.module.type_of(column) || count != self.r.module.store.types.element_count(rows) {
                    return self.r.report.refuse(INVALID, at, "the operands are of another type");
                }
                for index in 0..count.unwrap_or(0) {
                    let mut b = self.b();
                    let factor = b.extract(row, index);
                    columns.push(b.arith(BinaryOp::Mul, column, factor));
                }
                self.b().construct(ty, &columns)
            }
            _ => return Ok(None),
        }))
    }

    fn vector_elem(&mut self, at: At, vector: Value, index: Value) -> Result<TypeId, Refused> {
        let Type::Vector { elem, size } = self.r.module.shape_of(vector) else {
            return self.r.report.refuse(INVALID, at, "the operand is no vector");
        };
        let known = index.as_constant().and_then(|index| self.r.module.store.constants.as_integer(index));
        if !self.r.is_integer_scalar(index) || known.is_some_and(|index| !(0..i64::from(size)).contains(&index)) {
            return self.r.report.refuse(INVALID, at, "the index does not fit the vector");
        }
        Ok(elem)
    }

    /// A composite of its parts; of vectors, parts may be vectors.
    pub fn construct(&mut self, at: At, ty: TypeId, parts: &[Value]) -> Result<Value, Refused> {
        let types = &self.r.module.store.types;
        let fits = match types.get(ty) {
            Type::Vector { elem, size } => {
                let count = |&part: &Value| {
                    let part = self.r.module.type_of(part);
                    let is_part = part == elem
                        || types.get(part) == Type::Vector { elem, size: types.component_count(part) as u8 };
                    is_part.then(|| types.component_count(part))
                };
                parts.iter().map(count).sum::<Option<u32>>() == Some(size.into())
            }
            _ => {
                types.element_count(ty) == Some(parts.len() as u32)
                    && (0..)
                        .zip(parts)
                        .all(|(index, &part)| types.element_type(ty, index) == Some(self.r.module.type_of(part)))
            }
        };
        if !fits && parts.is_empty() && types.has(ty, TypeFlags::CONSTRUCTIBLE) {
            return Ok(self.b().zero(ty));
        }
        if !fits {
            return self.r.report.refuse(INVALID, at, "the parts are not those of the result");
        }
        let constants: Option<Vec<_>> = parts.iter().map(|part| part.as_constant()).collect();
        match constants {
            Some(parts) if Some(parts.len() as u32) == types.element_count(ty) => {
                let store = &mut self.r.module.store;
                Ok(store.constants.composite(ty, &store.types, &parts).into())
            }
            _ => Ok(self.b().construct(ty, parts)),
        }
    }

    /// The part of a value that indices lead to.
    pub fn extract(&mut self, at: At, value: Value, indices: &[u32]) -> Result<Value, Refused> {
        self.check_size(at)?;
        let mut ty = self.r.module.type_of(value);
        let mut values = Vec::with_capacity(indices.len());
        for &index in indices {
            ty = self.r.element(at, ty, index)?;
            values.push(self.b().u32(index));
        }
        if values.is_empty() {
            return Ok(value);
        }
        if let Some(mut constant) = value.as_constant() {
            let store = &mut self.r.module.store;
            for &index in indices {
                match store.constants.element(&store.types, constant, index) {
                    Some(part) => constant = part,
                    None => return self.r.report.refuse(INVALID, at, "the value has no such part"),
                }
            }
            return Ok(constant.into());
        }
        Ok(self.b().access(ty, value, &values))
    }

    fn insert(&mut self, at: At, whole: Value, part: Value, indices: &[u32]) -> Result<Value, Refused> {
        let Some((&first, rest)) = indices.split_first() else { return Ok(part) };
        let ty = self.r.module.type_of(whole);
        let element = self.r.element(at, ty, first)?;
        let count = self.r.module.store.types.element_count(ty).unwrap_or(0);
        if count > 64 {
            return self.insert_by_variable(at, whole, part, indices);
        }
        let mut parts = Vec::with_capacity(count as usize);
        for index in 0..count {
            let old = self.extract(at, whole, &[index])?;
            parts.push(if index == first { self.insert(at, old, part, rest)? } else { old });
        }
        let inserted = parts[first as usize];
        if self.r.module.type_of(inserted) != element {
            return self.r.report.refuse(INVALID, at, "the part is of another type than its place");
        }
        self.construct(at, ty, &parts)
    }

    fn insert_by_variable(&mut self, at: At, whole: Value, part: Value, indices: &[u32]) -> Result<Value, Refused> {
        let old = self.extract(at, whole, &indices[..1])?;
        let part = self.insert(at, old, part, &indices[1..])?;
        let ty = self.r.module.type_of(whole);
        if self.r.module.type_of(part) != self.r.element(at, ty, indices[0])? {
            return self.r.report.refuse(LIMIT, at, "the part is of another type than its place");
        }
        let mut b = self.b();
        let variable = b.var_with(whole);
        let place = b.member_pointer(variable, indices[0]);
        b.store(place, part);
        Ok(b.load(variable))
    }

    fn shuffle(&mut self, at: At) -> Result<Value, Refused> {
        const UNDEFINED: u32 = u32::MAX;
        let ty = self.result_type(at)?;
        let (first, second) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let indices = self.r.code.operands(at)[2..].to_vec();
        let size = |value: Value| match self.r.module.shape_of(value) {
            Type::Vector { size, .. } => Some(u32::from(size)),
            _ => None,
        };
        let (Some(a), Some(b)) = (size(first), size(second)) else {
            return self.r.report.refuse(INVALID, at, "the operands are no vectors");
        };
        let fits = indices.iter().all(|&index| index == UNDEFINED || index < a + b);
        if !fits || !(2..=4).contains(&indices.len()) {
            return self.r.report.refuse(INVALID, at, "the components are not those of the operands");
        }
        // What is undefined is the first component of what the others are of.
        let from_first = indices.iter().all(|&index| index < a || index == UNDEFINED);
        let from_second = indices.iter().all(|&index| index >= a);
        let whole = if from_first {
            Some((first, 0))
        } else if from_second {
            Some((second, a))
        } else {
            None
        };
        if let Some((vector, start)) = whole {
            let components: Vec<u8> =
                indices.iter().map(|&index| if index == UNDEFINED { 0 } else { (index - start) as u8 }).collect();
            let is_all = components.iter().enumerate().all(|(at, &component)| at == usize::from(component));
            if is_all && self.r.module.type_of(vector) == ty {
                return Ok(vector);
            }
            return Ok(self.b().swizzle(vector, &components));
        }
        let mut parts = Vec::with_capacity(indices.len());
        for index in indices {
            let (vector, index) = match index {
                UNDEFINED => (first, 0),
                index if index < a => (first, index),
                index => (second, index - a),
            };
            parts.push(self.extract(at, vector, &[index])?);
        }
        self.construct(at, ty, &parts)
    }

    /// `OpCopyLogical`: the same parts, in another structure or array.
    fn copied_logically(&mut self, at: At, value: Value, ty: TypeId) -> Result<Value, Refused> {
        let from = self.r.module.type_of(value);
        if from == ty {
            return Ok(value);
        }
        let count = self.r.module.store.types.element_count(ty);
        if count.is_none() || count != self.r.module.store.types.element_count(from) || count > Some(1024) {
            return self.r.report.refuse(INVALID, at, "the types are not made of the same parts");
        }
        let mut parts = Vec::new();
        for index in 0..count.unwrap_or(0) {
            let part = self.extract(at, value, &[index])?;
            let wanted = self.r.element(at, ty, index)?;
            parts.push(self.copied_logically(at, part, wanted)?);
        }
        self.construct(at, ty, &parts)
    }

    /// A constant whose numbers are finite as it is; others are made as the shader runs, of the bits in a variable.
    pub fn finite(&mut self, at: At, value: Value) -> Result<Value, Refused> {
        let Some(constant) = value.as_constant() else { return Ok(value) };
        if self.is_finite(constant) {
            return Ok(value);
        }
        let ty = self.r.module.type_of(value);
        let found = self.r.module.store.constants.value(constant);
        if let Constant::F32(bits) = found {
            let pointer = self.r.bits_variable(bits);
            let mut b = self.b();
            let bits = b.load(pointer);
            return Ok(b.bitcast(ty, bits));
        }
        if let Constant::F16(bits) = found {
            let wide = crate::constant::half::f16_to_f64(bits) as f32;
            let pointer = self.r.bits_variable(wide.to_bits());
            let mut b = self.b();
            let bits = b.load(pointer);
            let wide = b.bitcast(TypeId::F32, bits);
            return Ok(b.convert(ty, wide));
        }
        let count = self.r.module.store.types.element_count(ty).unwrap_or(0);
        if count > 1024 {
            return self.r.report.refuse(LIMIT, at, "a large constant holds numbers that are not finite");
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let part = self.extract(at, value, &[index])?;
            parts.push(self.finite(at, part)?);
        }
        self.construct(at, ty, &parts)
    }

    fn is_finite(&self, constant: crate::constant::ConstId) -> bool {
        let constants = &self.r.module.store.constants;
        let mut pending = vec![constant];
        let mut seen = hashbrown::HashSet::new();
        while let Some(constant) = pending.pop() {
            if !seen.insert(constant) {
                continue;
            }
            match constants.value(constant) {
                Constant::Splat(part) => pending.push(part),
                Constant::Composite(run) => pending.extend(constants.elements(run)),
                value if !super::constants::is_finite(value) => return false,
                _ => {}
            }
        }
        true
    }

    /// `OpSpecConstantOp`, computed here.
    pub fn specialized(&mut self, at: At) -> Result<Value, Refused> {
        let op = self.r.code.specialized_op(at);
        let value = match op {
            Some(op) => match self.computed(at, op)? {
                Some(value) => Some(value),
                None => self.composite(at, op)?,
            },
            None => None,
        };
        match value {
            Some(value) => {
                let wanted = self.result_type(at)?;
                self.as_type(at, value, wanted)
            }
            None => {
                self.r.report.refuse(super::rules::INSTRUCTION, at, "this is not computed of specialization constants")
            }
        }
    }
}
