//! Types and constants of the text form.

use super::lex::Kind;
use super::parse::{Parser, Step, error};
use crate::constant::{ConstId, Value};
use crate::types::{
    Access, AddressSpace, ArrayCount, CountId, DialectType, SampledKind, TexelFormat, TextureDimension, Type, TypeId,
};
use crate::util::Id;

/// Types and constants nest at most so deep.
const MAX_DEPTH: u32 = 256;

impl Parser<'_, '_> {
    /// A type.
    pub(super) fn ty(&mut self) -> Step<TypeId> {
        self.depth += 1;
        if self.depth > MAX_DEPTH + crate::ir::MAX_CONTROL_DEPTH {
            return self.fail("types nest too deep");
        }
        let ty = self.type_body();
        self.depth -= 1;
        ty
    }

    fn type_body(&mut self) -> Step<TypeId> {
        let name = self.expect(Kind::Word, "a type")?;
        if let Some(&ty) = self.structs.get(name.text) {
            return Ok(ty);
        }
        Ok(match name.text {
            "void" => TypeId::VOID,
            "bool" => TypeId::BOOL,
            "abstract" => return Err(error(name.span, "the IR has no abstract types")),
            "i32" => TypeId::I32,
            "u32" => TypeId::U32,
            "f32" => TypeId::F32,
            "f16" => TypeId::F16,
            "sampler" => TypeId::SAMPLER,
            "sampler_comparison" => TypeId::SAMPLER_COMPARISON,
            "texture_external" => TypeId::EXTERNAL_TEXTURE,
            "array" => self.array()?,
            "buffer" => {
                let size = match self.peek().text {
                    "<" => self.in_angles(|p| p.element_count("a buffer has at least one byte"))?,
                    _ => ArrayCount::Runtime,
                };
                self.module.store.types.intern(Type::Buffer(size))
            }
            "atomic" => {
                let elem = self.in_angles(|p| p.ty())?;
                self.module.store.types.atomic(elem)
            }
            "ptr" => self.in_angles(|p| {
                let space = p.enumerant("an address space", address_space)?;
                p.punctuation(",")?;
                let store = p.ty()?;
                p.punctuation(",")?;
                let access = p.enumerant("an access mode", Access::from_name)?;
                Ok(p.module.store.types.pointer(space, store, access))
            })?,
            text => match self.shaped(text)? {
                Some(ty) => ty,
                None if let Some(kind) = DialectType::from_name(text) => self.dialect_type(kind)?,
                None => return Err(error(name.span, format!("no type '{text}'"))),
            },
        })
    }

    /// The rest of a type that a dialect adds.
    fn dialect_type(&mut self, kind: DialectType) -> Step<TypeId> {
        let of = if kind.has_argument() { self.in_angles(|p| p.ty())? } else { TypeId::VOID };
        Ok(self.module.store.types.intern(Type::Dialect { kind, of }))
    }

    /// `vecN`, `matCxR`, and textures.
    fn shaped(&mut self, name: &str) -> Step<Option<TypeId>> {
        let digit = |text: &str| text.parse::<u8>().ok().filter(|n| (2..=4).contains(n));
        if let Some(size) = name.strip_prefix("vec").and_then(digit) {
            let elem = self.in_angles(Self::scalar_type)?;
            return Ok(Some(self.module.store.types.vector(elem, size)));
        }
        let shape = name.strip_prefix("mat").and_then(|rest| rest.split_once('x'));
        if let Some((columns, rows)) = shape.and_then(|(c, r)| Some((digit(c)?, digit(r)?))) {
            let elem = self.in_angles(Self::scalar_type)?;
            return Ok(Some(self.module.store.types.matrix(elem, columns, rows)));
        }
        self.texture(name)
    }

    fn scalar_type(&mut self) -> Step<TypeId> {
        let token = self.peek();
        let ty = self.ty()?;
        if self.module.store.types.is_scalar(ty) { Ok(ty) } else { Err(error(token.span, "expected a scalar type")) }
    }

    fn texture(&mut self, name: &str) -> Step<Option<TypeId>> {
        let Some(rest) = name.strip_prefix("texture_") else { return Ok(None) };
        if let Some(dimension) = rest.strip_prefix("storage_").and_then(TextureDimension::from_name) {
            return self
                .in_angles(|p| {
                    let format = p.enumerant("a texel format", TexelFormat::from_name)?;
                    p.punctuation(",")?;
                    let access = p.enumerant("an access mode", Access::from_name)?;
                    Ok(p.module.store.types.intern(Type::StorageTexture { dimension, format, access }))
                })
                .map(Some);
        }
        let depth_multisampled =
            rest.strip_prefix("depth_multisampled_").map(|rest| (rest, SampledKind::DepthMultisampled));
        let depth = depth_multisampled.or_else(|| rest.strip_prefix("depth_").map(|rest| (rest, SampledKind::Depth)));
        let (dimension, kind) = match depth {
            Some((rest, kind)) => (TextureDimension::from_name(rest), kind),
            None => {
                let multisampled = rest.strip_prefix("multisampled_");
                let dimension = TextureDimension::from_name(multisampled.unwrap_or(rest));
                if dimension.is_none() {
                    return Ok(None);
                }
                let ty = self.in_angles(|p| p.ty())?;
                let kind =
                    if multisampled.is_some() { SampledKind::Multisampled(ty) } else { SampledKind::Sampled(ty) };
                (dimension, kind)
            }
        };
        Ok(dimension.map(|dimension| self.module.store.types.intern(Type::Texture { dimension, kind })))
    }

    fn array(&mut self) -> Step<TypeId> {
        self.in_angles(|p| {
            let elem = p.ty()?;
            if !p.eat(",") {
                return Ok(p.module.store.types.array(elem, ArrayCount::Runtime));
            }
            let count = p.element_count("an array has at least one element")?;
            Ok(p.module.store.types.array(elem, count))
        })
    }

    /// A number of elements or bytes: one that is known, or `#N`.
    fn element_count(&mut self, zero: &str) -> Step<ArrayCount> {
        let token = self.peek();
        if token.kind != Kind::Count {
            return match self.integer()? {
                0 => Err(error(token.span, zero)),
                count => Ok(ArrayCount::Fixed(count)),
            };
        }
        self.next();
        let Ok(index) = token.text[1..].parse::<usize>() else {
            return Err(error(token.span, "a count is '#' and a number"));
        };
        self.reserve_count(index, token.span)?;
        let count = CountId::from_index(index);
        Ok(if self.eat("!") { ArrayCount::OverrideExpr(count) } else { ArrayCount::Override(count) })
    }

    fn in_angles<T>(&mut self, f: impl FnOnce(&mut Self) -> Step<T>) -> Step<T> {
        self.punctuation("<")?;
        let value = f(self)?;
        self.punctuation(">")?;
        Ok(value)
    }

    /// A constant, if one starts here.
    pub(super) fn opt_constant(&mut self) -> Step<Option<ConstId>> {
        let token = self.peek();
        if token.kind == Kind::Number {
            self.next();
            return match self.scalar(token.text) {
                Some(constant) => Ok(Some(constant)),
                None => Err(error(token.span, "expected a number with one of the suffixes i, u, f")),
            };
        }
        if token.kind != Kind::Word {
            return Ok(None);
        }
        let symbolic = match token.text {
            "true" | "false" => {
                self.next();
                return Ok(Some(self.module.store.constants.bool(token.text == "true")));
            }
            "zero" => true,
            "splat" => true,
            _ => false,
        };
        if symbolic {
            self.next();
        }
        let ty = self.ty()?;
        if token.text == "zero" {
            return Ok(Some(self.module.store.constants.zero(ty)));
        }
        if let Type::Dialect { kind, .. } = self.module.store.types.get(ty) {
            return self.entry(ty, kind).map(Some);
        }
        let elements = self.elements(ty)?;
        if token.text == "splat" {
            return match elements[..] {
                [element]
                    if self.module.store.types.element_type(ty, 0) == Some(self.module.store.constants.ty(element)) =>
                {
                    Ok(Some(self.module.store.constants.splat(ty, element)))
                }
                _ => Err(error(token.span, "a splat has one element, of the element type")),
            };
        }
        if matches!(ty, TypeId::F32 | TypeId::F16) {
            return Ok(elements.first().copied());
        }
        let store = &mut self.module.store;
        let fits = store.types.element_count(ty) == Some(elements.len() as u32)
            && (0..)
                .zip(&elements)
                .all(|(index, &element)| store.types.element_type(ty, index) == Some(store.constants.ty(element)));
        if !fits {
            return Err(error(token.span, "the elements of this constant are not those of its type"));
        }
        Ok(Some(store.constants.composite(ty, &store.types, &elements)))
    }

    /// `(name)`: an entry of a dialect's enum.
    fn entry(&mut self, ty: TypeId, kind: DialectType) -> Step<ConstId> {
        self.punctuation("(")?;
        let token = self.expect(Kind::Word, "the name of an entry")?;
        let Some((_, number)) = kind.entries().iter().find(|(name, _)| *name == token.text) else {
            return Err(error(token.span, format!("'{}' has no entry '{}'", kind.name(), token.text)));
        };
        self.punctuation(")")?;
        Ok(self.module.store.constants.scalar(ty, Value::U32(*number)))
    }

    /// `(element, ...)`, or the bits of a float.
    fn elements(&mut self, ty: TypeId) -> Step<Vec<ConstId>> {
        self.punctuation("(")?;
        if matches!(ty, TypeId::F32 | TypeId::F16) {
            let token = self.expect(Kind::Number, "the bits of a float")?;
            let bits = token.text.strip_prefix("0x").and_then(|digits| u32::from_str_radix(digits, 16).ok());
            let value = match bits {
                Some(bits) if ty == TypeId::F32 => Value::F32(bits),
                Some(bits) if bits <= u16::MAX.into() => Value::F16(bits as u16),
                _ => return Err(error(token.span, "expected the bits of the float as '0x...'")),
            };
            self.punctuation(")")?;
            return Ok(vec![self.module.store.constants.scalar(ty, value)]);
        }
        let mut elements = Vec::new();
        self.depth += 1;
        if self.depth > MAX_DEPTH + crate::ir::MAX_CONTROL_DEPTH {
            return self.fail("constants nest too deep");
        }
        while !self.eat(")") {
            if !elements.is_empty() {
                self.punctuation(",")?;
            }
            match self.opt_constant()? {
                Some(element) => elements.push(element),
                None => return self.fail("expected a constant"),
            }
        }
        self.depth -= 1;
        Ok(elements)
    }

    fn scalar(&mut self, text: &str) -> Option<ConstId> {
        let constants = &mut self.module.store.constants;
        if let Some(digits) = text.strip_suffix('i') {
            return digits.parse().ok().map(|value| constants.i32(value));
        }
        if let Some(digits) = text.strip_suffix('u') {
            return digits.parse().ok().map(|value| constants.u32(value));
        }
        let value: f32 = text.strip_suffix('f')?.parse().ok()?;
        Some(constants.f32(value))
    }
}

/// The address space spelled so, those that WGSL cannot write included.
fn address_space(name: &str) -> Option<AddressSpace> {
    AddressSpace::ALL.iter().copied().find(|space| space.name() == name)
}
