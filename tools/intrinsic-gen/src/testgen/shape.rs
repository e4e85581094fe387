//! Types with nothing left open, as the generated tests use them. Which types the definitions have is `types.def`'s business; what a
//! shader can do with one to test it is here, so a type that tests do not know yet is an error and never a case left out.

use std::fmt;

use crate::model::{EnumId, Model, TypeId};

/// A template's value, or a use in which every template has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A type with its arguments.
    Type(TypeId, Vec<Ground>),
    /// A number.
    Number(u32),
    /// An entry of an enum.
    Entry(EnumId, u32),
}

/// A scalar type.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scalar {
    /// `bool`
    Bool,
    /// `i32`
    I32,
    /// `u32`
    U32,
    /// `f32`
    F32,
    /// `f16`
    F16,
    /// AbstractInt
    AbstractInt,
    /// AbstractFloat
    AbstractFloat,
}

impl Scalar {
    /// The scalar that `types.def` calls `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "bool" => Self::Bool,
            "i32" => Self::I32,
            "u32" => Self::U32,
            "f32" => Self::F32,
            "f16" => Self::F16,
            "ia" => Self::AbstractInt,
            "fa" => Self::AbstractFloat,
            _ => return None,
        })
    }

    /// Whether no variable can be of it.
    pub const fn is_abstract(self) -> bool {
        matches!(self, Self::AbstractInt | Self::AbstractFloat)
    }

    /// Whether it has a fraction.
    pub const fn is_float(self) -> bool {
        matches!(self, Self::F32 | Self::F16 | Self::AbstractFloat)
    }

    /// What a value of it becomes in a buffer.
    pub const fn stored(self) -> Self {
        match self {
            Self::Bool => Self::U32,
            Self::AbstractInt => Self::I32,
            Self::AbstractFloat => Self::F32,
            other => other,
        }
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bool => "bool",
            Self::I32 => "i32",
            Self::U32 => "u32",
            Self::F32 => "f32",
            Self::F16 => "f16",
            Self::AbstractInt => "abstract-int",
            Self::AbstractFloat => "abstract-float",
        })
    }
}

/// A structure that only a built-in makes, by its members: name and type.
pub type Members = Vec<(&'static str, Shape)>;

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A scalar.
    Scalar(Scalar),
    /// `vecN<T>`
    Vector(u32, Scalar),
    /// `matCxR<T>`
    Matrix(u32, u32, Scalar),
    /// `atomic<T>`
    Atomic(Scalar),
    /// A runtime-sized array.
    Array(Scalar),
    /// `ptr<space, store, access>`
    Pointer(String, Box<Shape>, String),
    /// What a shader cannot spell.
    Struct(Members),
    /// A texture or sampler, by its spelling.
    Handle(String),
}

/// The texel formats that every host can read and write, and with which those of dimensions other than `2d` are tested.
const READ_WRITE_FORMATS: [&str; 3] = ["r32float", "r32sint", "r32uint"];

impl Shape {
    /// The type that `ground` is, or why tests cannot use it.
    pub fn new(model: &Model, ground: &Ground) -> Result<Self, String> {
        let Ground::Type(id, arguments) = ground else { return Err("a number where a type should be".to_owned()) };
        let name = model.types[id.index()].name.as_str();
        if let Some(scalar) = Scalar::from_name(name) {
            return Ok(Self::Scalar(scalar));
        }
        let digits: Vec<u32> = name.chars().filter_map(|c| c.to_digit(10)).collect();
        match (name, arguments.as_slice(), digits.as_slice()) {
            ("vec", [n, t], _) => Ok(Self::Vector(number(n)?, scalar(model, t)?)),
            ("mat", [c, r, t], _) => Ok(Self::Matrix(number(c)?, number(r)?, scalar(model, t)?)),
            ("vec2" | "vec3" | "vec4", [t], &[n]) => Ok(Self::Vector(n, scalar(model, t)?)),
            (_, [t], &[c, r]) if name.starts_with("mat") => Ok(Self::Matrix(c, r, scalar(model, t)?)),
            ("atomic", [t], _) => Ok(Self::Atomic(scalar(model, t)?)),
            ("array", [t], _) => Ok(Self::Array(scalar(model, t)?)),
            ("ptr", [space, store, access], _) => {
                Ok(Self::Pointer(entry(model, space)?, Box::new(Self::new(model, store)?), entry(model, access)?))
            }
            ("frexp_result", [t], _) => frexp(Self::Scalar(scalar(model, t)?)),
            ("frexp_result_vec", [n, t], _) => frexp(Self::Vector(number(n)?, scalar(model, t)?)),
            ("modf_result", [t], _) => modf(Self::Scalar(scalar(model, t)?)),
            ("modf_result_vec", [n, t], _) => modf(Self::Vector(number(n)?, scalar(model, t)?)),
            (_, [format, access], _) if name.starts_with("texture_storage_") => {
                Ok(Self::Handle(format!("{name}<{},{}>", entry(model, format)?, entry(model, access)?)))
            }
            (_, [t], _) if name.starts_with("texture_") => Ok(Self::Handle(format!("{name}<{}>", scalar(model, t)?))),
            (_, [], _) if name.starts_with("texture_") || name.starts_with("sampler") => {
                Ok(Self::Handle(name.to_owned()))
            }
            ("atomic_compare_exchange_result", [t], _) => Ok(Self::Struct(vec![
                ("old_value", Self::Scalar(scalar(model, t)?)),
                ("exchanged", Self::Scalar(Scalar::Bool)),
            ])),
            _ => Err(format!("the test generator does not know the type '{name}'")),
        }
    }

    /// The component type of a scalar, vector, matrix, atomic or array.
    pub fn component(&self) -> Option<Scalar> {
        match self {
            Self::Scalar(s) | Self::Vector(_, s) | Self::Matrix(_, _, s) | Self::Atomic(s) | Self::Array(s) => Some(*s),
            Self::Pointer(..) | Self::Struct(_) | Self::Handle(_) => None,
        }
    }

    /// Whether `test` holds of any component type in it.
    pub fn any_component(&self, test: &impl Fn(Scalar) -> bool) -> bool {
        match self {
            Self::Pointer(_, store, _) => store.any_component(test),
            Self::Struct(members) => members.iter().any(|(_, shape)| shape.any_component(test)),
            other => other.component().is_some_and(&test),
        }
    }

    /// Whether WGSL has the type, and it is tested: memory that the host sees holds no `bool`; few texel formats are for all hosts to
    /// read and write, and those have to do where it is the dimension that matters.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Handle(name) if !self.is_everywhere() => {
                name.starts_with("texture_storage_2d<") && !name.ends_with(",read_write>")
            }
            // Only a view of a buffer is such a pointer, and views have tests of their own.
            Self::Pointer(space, store, _) if space != "storage" && matches!(**store, Self::Array(_)) => false,
            Self::Pointer(space, store, _) if matches!(space.as_str(), "storage" | "uniform") => {
                !store.any_component(&|scalar| scalar == Scalar::Bool)
            }
            _ => true,
        }
    }

    /// Whether it is no storage texture, or one of a format that every host can read and write.
    pub fn is_everywhere(&self) -> bool {
        match self {
            Self::Handle(name) if name.starts_with("texture_storage_") => {
                READ_WRITE_FORMATS.iter().any(|format| name.contains(&format!("<{format},")))
            }
            _ => true,
        }
    }

    /// The type in which a buffer keeps a value of it.
    pub fn stored(&self) -> Self {
        match self {
            Self::Scalar(s) => Self::Scalar(s.stored()),
            Self::Vector(n, s) => Self::Vector(*n, s.stored()),
            Self::Matrix(c, r, s) => Self::Matrix(*c, *r, s.stored()),
            Self::Struct(members) => Self::Struct(members.iter().map(|(name, m)| (*name, m.stored())).collect()),
            other => other.clone(),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scalar(scalar) => write!(f, "{scalar}"),
            Self::Vector(n, t) => write!(f, "vec{n}<{t}>"),
            Self::Matrix(c, r, t) => write!(f, "mat{c}x{r}<{t}>"),
            Self::Atomic(t) => write!(f, "atomic<{t}>"),
            Self::Array(t) => write!(f, "array<{t}>"),
            Self::Pointer(space, store, access) => write!(f, "ptr<{space},{store},{access}>"),
            Self::Struct(_) => f.write_str("Result"),
            Self::Handle(name) => f.write_str(name),
        }
    }
}

fn number(ground: &Ground) -> Result<u32, String> {
    match ground {
        Ground::Number(number) => Ok(*number),
        _ => Err("a type where a number should be".to_owned()),
    }
}

fn scalar(model: &Model, ground: &Ground) -> Result<Scalar, String> {
    match Shape::new(model, ground)? {
        Shape::Scalar(scalar) => Ok(scalar),
        other => Err(format!("the test generator does not know components of type '{other}'")),
    }
}

fn entry(model: &Model, ground: &Ground) -> Result<String, String> {
    match ground {
        Ground::Entry(id, entry) => Ok(model.enums[id.index()].entries[*entry as usize].name.clone()),
        _ => Err("a type or number where an enum's entry should be".to_owned()),
    }
}

/// The same shape with other components.
fn with_component(shape: &Shape, scalar: Scalar) -> Shape {
    match shape {
        Shape::Vector(n, _) => Shape::Vector(*n, scalar),
        _ => Shape::Scalar(scalar),
    }
}

fn frexp(fract: Shape) -> Result<Shape, String> {
    let is_abstract = fract.any_component(&Scalar::is_abstract);
    let exp = with_component(&fract, if is_abstract { Scalar::AbstractInt } else { Scalar::I32 });
    Ok(Shape::Struct(vec![("fract", fract), ("exp", exp)]))
}

fn modf(part: Shape) -> Result<Shape, String> {
    Ok(Shape::Struct(vec![("fract", part.clone()), ("whole", part)]))
}
