//! The tables of a written module: symbols, types and constants, numbered as the rest first asks for them.

use hashbrown::HashMap;

use super::bytes::Sink;
use super::tags;
use crate::constant::{ConstId, Value};
use crate::ir::Module;
use crate::types::{ArrayCount, IoAttributes, SampledKind, StructId, Type, TypeId};
use crate::util::{Id, Symbol};

/// Numbers and bytes of what has been asked for.
pub(super) struct Tables<'m> {
    module: &'m Module,
    symbols: HashMap<Symbol, u64>,
    /// Names that are no symbols of the module: of enumerants and instructions.
    words: HashMap<&'static str, u64>,
    types: HashMap<TypeId, u64>,
    constants: HashMap<ConstId, u64>,
    symbol_bytes: Sink,
    type_bytes: Sink,
    constant_bytes: Sink,
}

impl<'m> Tables<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Self {
            module,
            symbols: HashMap::new(),
            words: HashMap::new(),
            types: HashMap::new(),
            constants: HashMap::new(),
            symbol_bytes: Sink::default(),
            type_bytes: Sink::default(),
            constant_bytes: Sink::default(),
        }
    }

    /// Appends the three tables.
    pub(super) fn append_to(&self, out: &mut Sink) {
        let counts = [self.symbols.len() + self.words.len(), self.types.len(), self.constants.len()];
        for (count, part) in counts.into_iter().zip([&self.symbol_bytes, &self.type_bytes, &self.constant_bytes]) {
            out.count(count);
            out.bytes.extend_from_slice(&part.bytes);
        }
    }

    /// The number of a symbol.
    pub(super) fn symbol(&mut self, symbol: Symbol) -> u64 {
        let next = (self.symbols.len() + self.words.len()) as u64;
        *self.symbols.entry(symbol).or_insert_with(|| {
            self.symbol_bytes.string(self.module.name(symbol));
            next
        })
    }

    /// The number of a name that is the same in every module.
    pub(super) fn word(&mut self, word: &'static str) -> u64 {
        let next = (self.symbols.len() + self.words.len()) as u64;
        *self.words.entry(word).or_insert_with(|| {
            self.symbol_bytes.string(word);
            next
        })
    }

    /// The number of a type. Recursion is bounded by how deep types nest.
    pub(super) fn ty(&mut self, ty: TypeId) -> u64 {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        let mut row = Sink::default();
        self.type_row(ty, &mut row);
        self.type_bytes.bytes.append(&mut row.bytes);
        let number = self.types.len() as u64;
        self.types.insert(ty, number);
        number
    }

    fn type_row(&mut self, ty: TypeId, row: &mut Sink) {
        let mut put = |numbers: &[u64]| numbers.iter().for_each(|&number| row.number(number));
        match self.module.store.types.get(ty) {
            Type::Vector { elem, size } => put(&[tags::ty::VECTOR, self.ty(elem), size.into()]),
            Type::Matrix { column, columns } => put(&[tags::ty::MATRIX, self.ty(column), columns.into()]),
            Type::Array { elem, count } => {
                let elem = self.ty(elem);
                match count {
                    ArrayCount::Fixed(count) => put(&[tags::ty::ARRAY_FIXED, elem, count.into()]),
                    ArrayCount::Override(id) => put(&[tags::ty::ARRAY_OVERRIDE, elem, id.index() as u64]),
                    ArrayCount::OverrideExpr(id) => put(&[tags::ty::ARRAY_OVERRIDE_EXPR, elem, id.index() as u64]),
                    ArrayCount::Runtime => put(&[tags::ty::ARRAY_RUNTIME, elem]),
                }
            }
            Type::Buffer(ArrayCount::Fixed(size)) => put(&[tags::ty::BUFFER_FIXED, size.into()]),
            Type::Buffer(ArrayCount::Override(id)) => put(&[tags::ty::BUFFER_OVERRIDE, id.index() as u64]),
            Type::Buffer(ArrayCount::OverrideExpr(id)) => put(&[tags::ty::BUFFER_OVERRIDE_EXPR, id.index() as u64]),
            Type::Buffer(ArrayCount::Runtime) => put(&[tags::ty::BUFFER_RUNTIME]),
            Type::Struct(id) => self.struct_row(id, row),
            Type::Atomic(elem) => put(&[tags::ty::ATOMIC, self.ty(elem)]),
            Type::Pointer { space, store, access } | Type::Reference { space, store, access } => {
                let (space, access) = (self.word(space.name()), self.word(access.name()));
                put(&[tags::ty::POINTER, space, self.ty(store), access]);
            }
            Type::Texture { dimension, kind } => {
                let dimension = self.word(dimension.name());
                match kind {
                    SampledKind::Sampled(ty) => put(&[tags::ty::SAMPLED, dimension, self.ty(ty)]),
                    SampledKind::Multisampled(ty) => put(&[tags::ty::MULTISAMPLED, dimension, self.ty(ty)]),
                    SampledKind::Depth => put(&[tags::ty::DEPTH, dimension]),
                    SampledKind::DepthMultisampled => put(&[tags::ty::DEPTH_MULTISAMPLED, dimension]),
                }
            }
            Type::StorageTexture { dimension, format, access } => {
                let words = [dimension.name(), format.name(), access.name()].map(|word| self.word(word));
                put(&[tags::ty::STORAGE_TEXTURE, words[0], words[1], words[2]]);
            }
            Type::Dialect { kind, of: TypeId::VOID } => put(&[tags::ty::DIALECT, self.word(kind.name())]),
            Type::Dialect { kind, of } => put(&[tags::ty::DIALECT_OF, self.word(kind.name()), self.ty(of)]),
            plain => put(&[tags::ty::NAMED, self.word(plain_name(plain))]),
        }
    }

    fn struct_row(&mut self, id: StructId, row: &mut Sink) {
        let structure = self.module.store.types.struct_type(id);
        row.number(tags::ty::STRUCT);
        row.number(self.symbol(structure.name));
        row.number(structure.builtin_family.map_or(0, |family| self.symbol(family) + 1));
        row.count(structure.members.len());
        for member in &structure.members {
            row.number(self.symbol(member.name));
            row.number(self.ty(member.ty));
            row.number(member.align.into());
            row.number(member.size);
            row.number(member.explicit_layout.into());
            self.io(&member.io, row);
        }
    }

    /// Appends the attributes of a stage input or output.
    pub(super) fn io(&mut self, io: &IoAttributes, out: &mut Sink) {
        let sampling = io.interpolation.and_then(|interpolation| interpolation.sampling);
        let present = [
            (io.builtin.is_some(), tags::io::BUILTIN),
            (io.location.is_some(), tags::io::LOCATION),
            (io.blend_src.is_some(), tags::io::BLEND_SRC),
            (io.interpolation.is_some(), tags::io::INTERPOLATION),
            (sampling.is_some(), tags::io::SAMPLING),
            (io.invariant, tags::io::INVARIANT),
            (io.depth_mode.is_some(), tags::io::DEPTH_MODE),
        ];
        out.number(present.iter().filter(|(is_there, _)| *is_there).map(|(_, tag)| tag).sum());
        io.builtin.into_iter().for_each(|builtin| out.number(self.word(builtin.name())));
        [io.location, io.blend_src].into_iter().flatten().for_each(|number| out.number(number.into()));
        let interpolation = io.interpolation.map(|interpolation| interpolation.kind.name());
        let words = [interpolation, sampling.map(|s| s.name()), io.depth_mode.map(|mode| mode.name())];
        words.into_iter().flatten().for_each(|word| out.number(self.word(word)));
    }

    /// The number of a constant. Recursion is bounded by how deep its type nests.
    pub(super) fn constant(&mut self, id: ConstId) -> u64 {
        if let Some(&known) = self.constants.get(&id) {
            return known;
        }
        let mut row = Sink::default();
        let constants = &self.module.store.constants;
        row.number(self.ty(constants.ty(id)));
        let mut scalar = |bits: u64| {
            row.number(tags::constant::SCALAR);
            row.number(bits);
        };
        match constants.value(id) {
            Value::Bool(value) => scalar(value.into()),
            Value::AbstractInt(value) => scalar(value as u64),
            Value::AbstractFloat(bits) => scalar(bits),
            Value::I32(value) => scalar((value as u32).into()),
            Value::U32(value) | Value::F32(value) => scalar(value.into()),
            Value::F16(bits) => scalar(bits.into()),
            Value::Zero => row.number(tags::constant::ZERO),
            Value::Splat(element) => {
                row.number(tags::constant::SPLAT);
                row.number(self.constant(element));
            }
            Value::Composite(run) => {
                row.number(tags::constant::COMPOSITE);
                let elements = constants.elements(run);
                row.count(elements.len());
                elements.iter().for_each(|&element| row.number(self.constant(element)));
            }
        }
        self.constant_bytes.bytes.append(&mut row.bytes);
        let number = self.constants.len() as u64;
        self.constants.insert(id, number);
        number
    }
}

/// The name of a type without parts.
pub(super) const fn plain_name(ty: Type) -> &'static str {
    match ty {
        Type::Void => "void",
        Type::Bool => "bool",
        Type::AbstractInt => "abstract-int",
        Type::AbstractFloat => "abstract-float",
        Type::I32 => "i32",
        Type::U32 => "u32",
        Type::F32 => "f32",
        Type::F16 => "f16",
        Type::Sampler { comparison: false } => "sampler",
        Type::Sampler { comparison: true } => "sampler_comparison",
        Type::ExternalTexture => "texture_external",
        _ => "",
    }
}
