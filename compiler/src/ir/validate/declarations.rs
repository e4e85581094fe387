//! What a module declares: types, names, and what functions say of themselves (rules 11, 17, 18 and 19).

use hashbrown::HashSet;

use super::{DOMINANCE, ENTRY_POINT, NAME, PROPERTY, TYPE, Validator};
use crate::diagnostic::Span;
use crate::intrinsics::{self, DiagnosticRule, Extension};
use crate::ir::{DialectProperties, FunctionId, MAX_TYPE_SIZE, Op, Value};
use crate::types::{
    AddressSpace, ArrayCount, Direction, SampledKind, ShaderStage, TextureDimension, Type, TypeFlags, TypeId,
};
use crate::util::{Id, Symbol};

impl Validator<'_> {
    /// All types, and the names at module scope.
    pub(super) fn declarations(&mut self) {
        self.types();
        self.extensions();
        if !self.module.properties.contains(DialectProperties::DUPLICATE_NAMES) {
            self.names();
        }
    }

    /// Extensions and rules of filters are those that there are, each named once.
    fn extensions(&mut self) {
        let module = self.module;
        let mut named = HashSet::new();
        for &name in &module.extensions {
            if Extension::from_name(module.name(name)).is_none() || !named.insert(name) {
                let message = format!("there is no extension '{}', or it is named twice", module.name(name));
                self.error(NAME, Span::NONE, message);
            }
        }
        let mut filtered = HashSet::new();
        for filter in &module.filters {
            let name = module.name(filter.rule);
            // Tools have rules of their own.
            let is_rule = DiagnosticRule::from_name(name).is_some() || name.contains('.');
            if !is_rule || !filtered.insert(filter.rule) {
                self.error(NAME, Span::NONE, format!("there is no rule '{name}', or two filters are of it"));
            }
        }
    }

    /// Types are made of what they can be made of.
    fn types(&mut self) {
        let module = self.module;
        for (id, ty) in module.store.types.iter() {
            if !self.is_well_formed(ty) {
                let message = format!("there is no type '{}'", self.type_name(id));
                self.error(TYPE, Span::NONE, message);
            }
            if self.size_of(id, ty) > MAX_TYPE_SIZE {
                self.error(
                    TYPE,
                    Span::NONE,
                    format!("type '{}' has more than {MAX_TYPE_SIZE} bytes", self.type_name(id)),
                );
            }
            let Type::Struct(id) = ty else { continue };
            let structure = module.store.types.struct_type(id);
            if structure.builtin_family.is_some() && !intrinsics::is_result_struct(&module.store, structure) {
                let message = format!("'{}' is no result of a built-in function", module.name(structure.name));
                self.error(TYPE, Span::NONE, message);
            }
            if structure.members.is_empty() {
                let message = format!("'{}' has no member", module.name(structure.name));
                self.error(TYPE, Span::NONE, message);
            }
            self.blending(structure.members.iter().map(|member| (member.io, member.ty)), Span::NONE);
            let mut members = HashSet::new();
            for (index, member) in structure.members.iter().enumerate() {
                let name = module.name(structure.name);
                if !members.insert(member.name) && !module.properties.contains(DialectProperties::DUPLICATE_NAMES) {
                    let message = format!("two members of '{name}' have one name at this stage");
                    self.error(NAME, Span::NONE, message);
                }
                let is_handle = module.store.types.is_handle(member.ty);
                let is_pointer = is_handle || matches!(module.store.types.get(member.ty), Type::Pointer { .. });
                if is_pointer && !module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS) {
                    let message = format!("pointers in structures are not allowed at this stage: '{name}'");
                    self.error(PROPERTY, Span::NONE, message);
                }
                self.attributes(&member.io, member.ty, Span::NONE);
                let natural = module.store.types.layout(member.ty);
                if member.size < natural.size || member.align < natural.align {
                    let message = format!("a member of '{name}' has less room than its type");
                    self.error(TYPE, Span::NONE, message);
                }
                let is_last = index + 1 == structure.members.len();
                if module.store.types.has(member.ty, TypeFlags::HAS_RUNTIME) && !is_last {
                    let message = format!("an array without a size is not the last member of '{name}'");
                    self.error(TYPE, Span::NONE, message);
                }
            }
        }
    }

    pub(super) fn is_well_formed(&self, ty: Type) -> bool {
        let types = &self.module.store.types;
        let is = |ty, flags| types.has(ty, flags);
        match ty {
            Type::Vector { elem, size } => types.is_scalar(elem) && (2..=4).contains(&size),
            Type::Matrix { column, columns } => {
                types.is_vector(column) && types.is_float(column) && (2..=4).contains(&columns)
            }
            Type::Atomic(elem) => matches!(elem, TypeId::I32 | TypeId::U32),
            Type::Array { elem, count } => {
                is(elem, TypeFlags::PLAIN) && is(elem, TypeFlags::CREATION_FIXED) && count != ArrayCount::Fixed(0)
            }
            Type::Buffer(count) => self.is_buffer_size(count),
            Type::Texture { dimension, kind } => self.is_texture(dimension, kind),
            Type::StorageTexture { dimension, .. } => !is_cube(dimension),
            Type::Pointer { store, .. } => match types.get(store) {
                Type::Void | Type::Reference { .. } | Type::Dialect { .. } => false,
                // What points to a member that is a pointer.
                Type::Pointer { .. } => self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS),
                _ => true,
            },
            Type::Struct(id) => !types.struct_type(id).members.iter().any(|member| types.is_dialect(member.ty)),
            Type::Dialect { kind, of } => {
                if kind.has_argument() {
                    types.is_handle(of)
                } else {
                    of == TypeId::VOID
                }
            }
            _ => true,
        }
    }

    /// The bytes of a type, as many as are known.
    fn size_of(&self, id: TypeId, ty: Type) -> u64 {
        let types = &self.module.store.types;
        match ty {
            Type::Array { elem, count } => {
                let count = self.known_count(count).and_then(|count| u64::try_from(count).ok()).unwrap_or(1);
                types.array_stride(elem).saturating_mul(count)
            }
            _ => types.layout(id).size,
        }
    }

    /// The size of a buffer is a multiple of that of the smallest number.
    fn is_buffer_size(&self, count: ArrayCount) -> bool {
        self.known_count(count).is_none_or(|size| size % i64::from(self.module.buffer_unit()) == 0)
    }

    /// A count that is a constant.
    fn known_count(&self, count: ArrayCount) -> Option<i64> {
        match count {
            ArrayCount::Fixed(size) => Some(size.into()),
            ArrayCount::Override(id) | ArrayCount::OverrideExpr(id) => {
                let constant = self.module.counts.iter().nth(id.index())?.as_constant()?;
                self.module.store.constants.as_integer(constant)
            }
            ArrayCount::Runtime => None,
        }
    }

    fn is_texture(&self, dimension: TextureDimension, kind: SampledKind) -> bool {
        use TextureDimension::{D1, D2, D3};
        match kind {
            SampledKind::Sampled(texel) => matches!(texel, TypeId::I32 | TypeId::U32 | TypeId::F32),
            SampledKind::Multisampled(texel) => {
                dimension == D2 && matches!(texel, TypeId::I32 | TypeId::U32 | TypeId::F32)
            }
            SampledKind::Depth => !matches!(dimension, D1 | D3),
            SampledKind::DepthMultisampled => dimension == D2,
        }
    }

    /// Whether values of the type stand for memory or a resource.
    fn is_pointer(&self, ty: TypeId) -> bool {
        let types = &self.module.store.types;
        matches!(types.get(ty), Type::Pointer { .. }) || types.is_handle(ty)
    }

    /// Functions, structures, and values of the root block each have names of their own.
    fn names(&mut self) {
        let module = self.module;
        let mut seen: HashSet<Symbol> = HashSet::new();
        let mut twice: Vec<(Symbol, Span)> = Vec::new();
        let mut note = |name: Symbol, span: Span| {
            if !seen.insert(name) {
                twice.push((name, span));
            }
        };
        for (_, structure) in module.store.types.structs() {
            note(structure.name, Span::NONE);
        }
        for inst in module.block_insts(module.root()) {
            for result in module.results(inst).iter() {
                if let Some(name) = module.value(result).name {
                    note(name, module.inst(inst).span);
                }
            }
        }
        // A function that stands there twice is another mistake.
        let mut noted = vec![false; module.function_count()];
        for &id in &module.function_order {
            if !std::mem::replace(&mut noted[id.index()], true) {
                note(module.function(id).name, module.function(id).span);
            }
        }
        for (name, span) in twice {
            let message =
                format!("two declarations of one name are not allowed at this stage: '{}'", module.name(name));
            self.error(NAME, span, message);
        }
    }

    /// What a function says of itself and its parameters: entry points have stages, inputs and sizes, and no others do.
    pub(super) fn interface(&mut self, id: FunctionId) {
        let module = self.module;
        let function = module.function(id);
        let span = function.span;
        let is_compute = function.stage == Some(ShaderStage::Compute);
        if function.workgroup_size.is_some() != is_compute || function.subgroup_size.is_some() && !is_compute {
            let message = "a compute entry point has a workgroup size, and no other function has one";
            self.error(ENTRY_POINT, span, message);
        }
        let subgroup = function.subgroup_size.and_then(|size| module.store.constants.as_integer(size.as_constant()?));
        if subgroup.is_some_and(|size| size.count_ones() != 1) {
            self.error(ENTRY_POINT, span, "a subgroup size is a power of two");
        }
        for size in function.workgroup_size.into_iter().flatten().chain(function.subgroup_size) {
            self.size(size, span, "workgroup size");
        }
        if types_return_nothing_else(self, function.return_type) {
            let name = self.type_name(function.return_type);
            self.error(ENTRY_POINT, span, format!("no function returns '{name}'"));
        }
        let is_entry_point = function.stage.is_some();
        if !is_entry_point && !function.return_io.is_empty() {
            self.error(ENTRY_POINT, span, "a result of a function that no stage calls has attributes");
        }
        if is_entry_point {
            let params = module.function_params(id).iter().zip(&function.param_info);
            let inputs =
                params.filter(|(param, info)| info.binding.is_none() && !self.is_pointer(module.value(*param).ty));
            let inputs: Vec<_> = inputs.map(|(param, info)| (module.value(param).ty, info.io)).collect();
            self.places(id, Direction::Input, &inputs);
            let outputs = [(function.return_type, function.return_io)];
            self.places(id, Direction::Output, if function.return_type == TypeId::VOID { &[] } else { &outputs });
        }
        self.attributes(&function.return_io, function.return_type, span);
        self.blending(std::iter::once((function.return_io, function.return_type)), span);
        for (param, info) in module.function_params(id).iter().zip(&function.param_info) {
            let ty = module.value(param).ty;
            self.attributes(&info.io, ty, span);
            let is_pointer = self.is_pointer(ty);
            if !is_entry_point && (!info.io.is_empty() || info.binding.is_some()) {
                let message = "a parameter of a function that no stage calls has attributes";
                self.error(ENTRY_POINT, span, message);
            }
            let is_to_handle = matches!(module.store.types.get(ty), Type::Pointer { space: AddressSpace::Handle, .. });
            if is_to_handle && !module.properties.contains(DialectProperties::POINTER_PARAMETERS) {
                self.error(PROPERTY, span, "a texture or sampler is handed over, and no pointer to one, at this stage");
            }
            let is_owned = is_pointer || info.binding.is_some();
            if is_entry_point && is_owned && !module.properties.contains(DialectProperties::POINTER_PARAMETERS) {
                let message = "resources as parameters of entry points are not allowed at this stage";
                self.error(PROPERTY, span, message);
            }
        }
    }

    /// An element count or a part of a workgroup size: an integer that is constant, or a value of the root block where overrides are.
    pub(super) fn size(&mut self, value: Value, span: Span, what: &str) {
        if !matches!(self.type_of(value), TypeId::I32 | TypeId::U32) {
            self.error(super::OPERANDS, span, format!("a {what} is of type 'i32' or 'u32'"));
        }
        let constant = value.as_constant().and_then(|constant| self.module.store.constants.as_integer(constant));
        if constant.is_some_and(|size| !(1..=i64::from(i32::MAX)).contains(&size)) {
            self.error(super::OPERANDS, span, format!("a {what} is from 1 to {}", i32::MAX));
        }
        let Some(value) = value.as_defined() else { return };
        if !self.module.properties.contains(DialectProperties::OVERRIDES) {
            self.error(PROPERTY, span, format!("a {what} that is not constant is not allowed at this stage"));
        }
        let is_at_root = self.module.defining_inst(value.into()).and_then(|inst| self.module.inst_block(inst));
        if is_at_root != Some(self.module.root()) || !self.visible[value.index()] {
            self.error(DOMINANCE, span, format!("the value of a {what} is not defined in the root block"));
        }
    }

    /// `override`: a scalar, with a default of its type, and with a number of its own if it has one.
    pub(super) fn override_(&mut self, inst: crate::ir::InstId) {
        let module = self.module;
        let ty = self.result(inst);
        if !module.store.types.is_scalar(ty) {
            self.error_at(super::OPERANDS, inst, "an override is a scalar");
        }
        let default = module.get_operand(inst, 0);
        if default.is_some_and(|value| self.type_of(value) != ty) {
            let message = "a default has another type than its override";
            self.error_at(super::OPERANDS, inst, message);
        }
        let Op::Override(info) = module.inst(inst).op else { return };
        if module.override_info(info).id.is_some_and(|id| !self.override_ids.insert(id)) {
            self.error_at(NAME, inst, "two overrides have the same number");
        }
    }
}

fn types_return_nothing_else(validator: &Validator<'_>, ty: TypeId) -> bool {
    let types = &validator.module.store.types;
    ty != TypeId::VOID && !types.has(ty, TypeFlags::CONSTRUCTIBLE)
}

const fn is_cube(dimension: TextureDimension) -> bool {
    matches!(dimension, TextureDimension::Cube | TextureDimension::CubeArray)
}
