//! Reads the tables: symbols, types and constants by the numbers that the rest names them with.

use super::bytes::{Source, Step};
use super::tags;
use super::write_tables::plain_name;
use crate::constant::{ConstId, Value};
use crate::ir::Module;
use crate::types::{
    Access, AddressSpace, ArrayCount, BuiltinValue, CountId, DepthMode, DialectType, Interpolation,
    InterpolationSampling, InterpolationType, IoAttributes, SampledKind, StructMember, StructType, TexelFormat,
    TextureDimension, Type, TypeId, Types,
};
use crate::util::{Id, Symbol};

/// Types nest at most so deep, so that others may recurse over them.
const MAX_TYPE_DEPTH: u16 = 256;

/// The tables, by number.
#[derive(Default)]
pub(super) struct Tables {
    symbols: Vec<Symbol>,
    types: Vec<(TypeId, u16)>,
    constants: Vec<ConstId>,
    /// How many counts the types name, at least.
    pub(super) counts: usize,
    /// How deep the parts of the type that is being read nest.
    depth: u16,
}

impl Tables {
    /// Reads them into a module's store.
    pub(super) fn read(module: &mut Module, source: &mut Source<'_>) -> Step<Self> {
        let mut tables = Self::default();
        for _ in 0..source.count()? {
            let symbol = module.store.symbols.intern(source.string()?);
            tables.symbols.push(symbol);
        }
        for _ in 0..source.count()? {
            tables.depth = 0;
            let ty = tables.type_row(module, source)?;
            let depth = tables.depth + 1;
            if depth > MAX_TYPE_DEPTH {
                return source.fail("types nest too deep");
            }
            tables.types.push((ty, depth));
        }
        for _ in 0..source.count()? {
            let constant = tables.constant_row(module, source)?;
            tables.constants.push(constant);
        }
        Ok(tables)
    }

    pub(super) fn symbol(&self, source: &mut Source<'_>) -> Step<Symbol> {
        let number = source.number()?;
        self.symbol_at(source, number)
    }

    /// A symbol, or none where the number is 0.
    pub(super) fn optional_symbol(&self, source: &mut Source<'_>) -> Step<Option<Symbol>> {
        match source.number()? {
            0 => Ok(None),
            number => self.symbol_at(source, number - 1).map(Some),
        }
    }

    fn symbol_at(&self, source: &Source<'_>, number: u64) -> Step<Symbol> {
        at(&self.symbols, number).map_or_else(|| source.fail(format!("there is no symbol {number}")), Ok)
    }

    /// The entry of a table of names that a symbol names.
    pub(super) fn word<T>(
        &self,
        module: &Module,
        source: &mut Source<'_>,
        what: &str,
        from_name: impl FnOnce(&str) -> Option<T>,
    ) -> Step<T> {
        let symbol = self.symbol(source)?;
        let name = module.name(symbol);
        from_name(name).map_or_else(|| source.fail(format!("'{name}' is no {what}")), Ok)
    }

    pub(super) fn ty(&self, source: &mut Source<'_>) -> Step<TypeId> {
        let number = source.number()?;
        let found = at(&self.types, number);
        found.map_or_else(|| source.fail(format!("there is no type {number}")), |(ty, _)| Ok(ty))
    }

    /// A type inside the one that is being read.
    fn part(&mut self, source: &mut Source<'_>) -> Step<TypeId> {
        let number = source.number()?;
        let Some((ty, depth)) = at(&self.types, number) else {
            return source.fail(format!("there is no type {number}"));
        };
        self.depth = self.depth.max(depth);
        Ok(ty)
    }

    fn scalar_part(&mut self, module: &Module, source: &mut Source<'_>) -> Step<TypeId> {
        let ty = self.part(source)?;
        if module.store.types.is_scalar(ty) { Ok(ty) } else { source.fail("only scalars stand here") }
    }

    fn type_row(&mut self, module: &mut Module, source: &mut Source<'_>) -> Step<TypeId> {
        let ty = match source.number()? {
            tags::ty::NAMED => return self.word(module, source, "type", plain_type),
            tags::ty::VECTOR => Type::Vector { elem: self.scalar_part(module, source)?, size: two_to_four(source)? },
            tags::ty::MATRIX => {
                let column = self.part(source)?;
                if !module.store.types.is_vector(column) {
                    return source.fail("the columns of a matrix are vectors");
                }
                Type::Matrix { column, columns: two_to_four(source)? }
            }
            tag @ tags::ty::ARRAY_FIXED..=tags::ty::ARRAY_RUNTIME => {
                let elem = self.part(source)?;
                Type::Array { elem, count: self.element_count(tag - tags::ty::ARRAY_FIXED, source)? }
            }
            tag @ tags::ty::BUFFER_FIXED..=tags::ty::BUFFER_RUNTIME => {
                Type::Buffer(self.element_count(tag - tags::ty::BUFFER_FIXED, source)?)
            }
            tags::ty::STRUCT => return self.structure(module, source),
            tags::ty::ATOMIC => Type::Atomic(self.scalar_part(module, source)?),
            tags::ty::POINTER => Type::Pointer {
                space: self.word(module, source, "address space", address_space)?,
                store: self.part(source)?,
                access: self.word(module, source, "access mode", Access::from_name)?,
            },
            tag @ tags::ty::SAMPLED..=tags::ty::DEPTH_MULTISAMPLED => self.texture(tag, module, source)?,
            tags::ty::STORAGE_TEXTURE => Type::StorageTexture {
                dimension: self.word(module, source, "texture dimension", TextureDimension::from_name)?,
                format: self.word(module, source, "texel format", TexelFormat::from_name)?,
                access: self.word(module, source, "access mode", Access::from_name)?,
            },
            tag @ (tags::ty::DIALECT | tags::ty::DIALECT_OF) => {
                let kind = self.word(module, source, "type of a dialect", DialectType::from_name)?;
                if kind.has_argument() != (tag == tags::ty::DIALECT_OF) {
                    return source.fail(format!("'{}' has another number of arguments", kind.name()));
                }
                let of = if kind.has_argument() { self.part(source)? } else { TypeId::VOID };
                Type::Dialect { kind, of }
            }
            tag => return source.fail(format!("there is no kind of type {tag}")),
        };
        Ok(module.store.types.intern(ty))
    }

    /// How many elements, or bytes, there are; `kind` counts from the tag of what is of fixed size.
    fn element_count(&mut self, kind: u64, source: &mut Source<'_>) -> Step<ArrayCount> {
        Ok(match kind + tags::ty::ARRAY_FIXED {
            tags::ty::ARRAY_RUNTIME => ArrayCount::Runtime,
            tags::ty::ARRAY_FIXED => match source.small()? {
                0 => return source.fail("an array has at least one element, and a buffer one byte"),
                count => ArrayCount::Fixed(count),
            },
            tag => {
                // Each count has a value, of a byte or more.
                let index = source.count()?;
                self.counts = self.counts.max(index + 1);
                let id = CountId::from_index(index);
                if tag == tags::ty::ARRAY_OVERRIDE { ArrayCount::Override(id) } else { ArrayCount::OverrideExpr(id) }
            }
        })
    }

    fn texture(&mut self, tag: u64, module: &Module, source: &mut Source<'_>) -> Step<Type> {
        let dimension = self.word(module, source, "texture dimension", TextureDimension::from_name)?;
        let kind = match tag {
            tags::ty::SAMPLED => SampledKind::Sampled(self.scalar_part(module, source)?),
            tags::ty::MULTISAMPLED => SampledKind::Multisampled(self.scalar_part(module, source)?),
            tags::ty::DEPTH => SampledKind::Depth,
            _ => SampledKind::DepthMultisampled,
        };
        Ok(Type::Texture { dimension, kind })
    }

    fn structure(&mut self, module: &mut Module, source: &mut Source<'_>) -> Step<TypeId> {
        let name = self.symbol(source)?;
        let builtin_family = self.optional_symbol(source)?;
        let mut members = Vec::new();
        for _ in 0..source.count()? {
            members.push(self.member(module, source)?);
        }
        Types::lay_out_members(&mut members);
        Ok(module.store.types.declare_struct(StructType { name, members, builtin_family }))
    }

    fn member(&mut self, module: &Module, source: &mut Source<'_>) -> Step<StructMember> {
        let name = self.symbol(source)?;
        let ty = self.part(source)?;
        let align: u32 = source.small()?;
        if !align.is_power_of_two() {
            return source.fail("an alignment is a power of two");
        }
        let size = source.number()?;
        let explicit_layout = source.flag()?;
        let io = self.io(module, source)?;
        Ok(StructMember { name, ty, offset: 0, size, align, explicit_layout, io })
    }

    /// The attributes of a stage input or output.
    pub(super) fn io(&self, module: &Module, source: &mut Source<'_>) -> Step<IoAttributes> {
        let present = source.number()?;
        if present & !tags::io::ALL != 0
            || present & (tags::io::SAMPLING | tags::io::INTERPOLATION) == tags::io::SAMPLING
        {
            return source.fail(format!("{present} is no set of attributes"));
        }
        let has = |tag: u64| present & tag != 0;
        let mut io = IoAttributes { invariant: has(tags::io::INVARIANT), ..IoAttributes::default() };
        if has(tags::io::BUILTIN) {
            io.builtin = Some(self.word(module, source, "built-in value", BuiltinValue::of_any_name)?);
        }
        if has(tags::io::LOCATION) {
            io.location = Some(source.small()?);
        }
        if has(tags::io::BLEND_SRC) {
            io.blend_src = Some(source.small()?);
        }
        if has(tags::io::INTERPOLATION) {
            let kind = self.word(module, source, "interpolation type", InterpolationType::from_name)?;
            let sampling = if has(tags::io::SAMPLING) {
                Some(self.word(module, source, "interpolation sampling", InterpolationSampling::from_name)?)
            } else {
                None
            };
            io.interpolation = Some(Interpolation { kind, sampling });
        }
        if has(tags::io::DEPTH_MODE) {
            io.depth_mode = Some(self.word(module, source, "depth mode", DepthMode::from_name)?);
        }
        Ok(io)
    }

    /// A constant by its number.
    pub(super) fn constant_at(&self, source: &Source<'_>, number: u64) -> Step<ConstId> {
        at(&self.constants, number).map_or_else(|| source.fail(format!("there is no constant {number}")), Ok)
    }

    fn constant_row(&self, module: &mut Module, source: &mut Source<'_>) -> Step<ConstId> {
        let ty = self.ty(source)?;
        match source.number()? {
            tags::constant::SCALAR => {
                let value = scalar(module, ty, source)?;
                Ok(module.store.constants.scalar(ty, value))
            }
            tags::constant::ZERO => Ok(module.store.constants.zero(ty)),
            tags::constant::SPLAT => {
                let number = source.number()?;
                let element = self.constant_at(source, number)?;
                if module.store.types.element_type(ty, 0) != Some(module.store.constants.ty(element)) {
                    return source.fail("the element of a splat is of another type");
                }
                Ok(module.store.constants.splat(ty, element))
            }
            tags::constant::COMPOSITE => {
                let mut elements = Vec::new();
                for _ in 0..source.count()? {
                    let number = source.number()?;
                    elements.push(self.constant_at(source, number)?);
                }
                let store = &mut module.store;
                let fits = store.types.element_count(ty) == Some(elements.len() as u32)
                    && (0..).zip(&elements).all(|(index, &element)| {
                        store.types.element_type(ty, index) == Some(store.constants.ty(element))
                    });
                if !fits {
                    return source.fail("the elements of a constant are not those of its type");
                }
                Ok(store.constants.composite(ty, &store.types, &elements))
            }
            tag => source.fail(format!("there is no kind of constant {tag}")),
        }
    }
}

fn at<T: Copy>(table: &[T], number: u64) -> Option<T> {
    table.get(usize::try_from(number).ok()?).copied()
}

fn two_to_four(source: &mut Source<'_>) -> Step<u8> {
    match source.small()? {
        size @ 2..=4 => Ok(size),
        size => source.fail(format!("{size} is not 2, 3 or 4")),
    }
}

fn scalar(module: &Module, ty: TypeId, source: &mut Source<'_>) -> Step<Value> {
    if let Type::Dialect { kind, .. } = module.store.types.get(ty) {
        let number = source.small()?;
        let is_entry = kind.entries().iter().any(|&(_, known)| known == number);
        return if is_entry {
            Ok(Value::U32(number))
        } else {
            source.fail(format!("'{}' has no entry {number}", kind.name()))
        };
    }
    Ok(match ty {
        TypeId::BOOL => Value::Bool(source.flag()?),
        TypeId::I32 => Value::I32(source.small::<u32>()? as i32),
        TypeId::U32 => Value::U32(source.small()?),
        TypeId::F32 => Value::F32(source.small()?),
        TypeId::F16 => Value::F16(source.small()?),
        _ => return source.fail("the type of a scalar constant is no scalar"),
    })
}

/// The type without parts of that name. The IR has no abstract types.
fn plain_type(name: &str) -> Option<TypeId> {
    let types = [
        (TypeId::VOID, Type::Void),
        (TypeId::BOOL, Type::Bool),
        (TypeId::I32, Type::I32),
        (TypeId::U32, Type::U32),
        (TypeId::F32, Type::F32),
        (TypeId::F16, Type::F16),
        (TypeId::SAMPLER, Type::Sampler { comparison: false }),
        (TypeId::SAMPLER_COMPARISON, Type::Sampler { comparison: true }),
        (TypeId::EXTERNAL_TEXTURE, Type::ExternalTexture),
    ];
    types.into_iter().find(|&(_, ty)| plain_name(ty) == name).map(|(id, _)| id)
}

/// The address space of that name, those that WGSL cannot write included.
fn address_space(name: &str) -> Option<AddressSpace> {
    AddressSpace::ALL.iter().copied().find(|space| space.name() == name)
}
