//! The types of WSL, interned: pointers to pointers, array references and enums included, which the IR does not have.

use hashbrown::HashMap;

use super::ast::Space;
use crate::util::{IdVec, Interner, Symbol};

crate::define_id!(
    /// An interned type.
    pub(super) struct Ty, "ty"
);
crate::define_id!(
    /// A declared structure.
    pub(super) struct StructId, "struct"
);
crate::define_id!(
    /// A declared enum.
    pub(super) struct EnumId, "enum"
);

/// A family of textures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct TextureFamily {
    /// How it is spelt.
    pub(super) name: &'static str,
    /// How many coordinates select a texel.
    pub(super) dimensions: u8,
    /// Whether it is a cube.
    pub(super) is_cube: bool,
    /// Whether it has layers.
    pub(super) is_array: bool,
    /// Whether it is written to.
    pub(super) is_writable: bool,
    /// Whether it holds depths.
    pub(super) is_depth: bool,
}

const fn family(name: &'static str, dimensions: u8, flags: &str) -> TextureFamily {
    let (mut is_cube, mut is_array, mut is_writable, mut is_depth) = (false, false, false, false);
    let mut at = 0;
    while at < flags.len() {
        match flags.as_bytes()[at] {
            b'c' => is_cube = true,
            b'a' => is_array = true,
            b'w' => is_writable = true,
            _ => is_depth = true,
        }
        at += 1;
    }
    TextureFamily { name, dimensions, is_cube, is_array, is_writable, is_depth }
}

/// The families of textures: `c` for cubes, `a` for layers, `w` for writable ones, `d` for depths.
pub(super) const TEXTURES: [TextureFamily; 16] = [
    family("Texture1D", 1, ""),
    family("RWTexture1D", 1, "w"),
    family("Texture1DArray", 1, "a"),
    family("RWTexture1DArray", 1, "aw"),
    family("Texture2D", 2, ""),
    family("RWTexture2D", 2, "w"),
    family("Texture2DArray", 2, "a"),
    family("RWTexture2DArray", 2, "aw"),
    family("Texture3D", 3, ""),
    family("RWTexture3D", 3, "w"),
    family("TextureCube", 3, "c"),
    family("TextureDepth2D", 2, "d"),
    family("RWTextureDepth2D", 2, "dw"),
    family("TextureDepth2DArray", 2, "da"),
    family("RWTextureDepth2DArray", 2, "daw"),
    family("TextureDepthCube", 3, "dc"),
];

/// What a type is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    /// Something that was reported.
    Error,
    /// `void`
    Void,
    /// `bool`
    Bool,
    /// `int`
    Int,
    /// `uint`
    Uint,
    /// `float`
    Float,
    /// An integer literal, which becomes `int`, `uint` or `float`.
    Literal,
    /// `atomic_int`
    AtomicInt,
    /// `atomic_uint`
    AtomicUint,
    /// `sampler`
    Sampler,
    /// `vector<elem, size>`
    Vector { elem: Ty, size: u8 },
    /// `matrix<elem, columns, rows>`
    Matrix { elem: Ty, columns: u8, rows: u8 },
    /// A structure.
    Struct(StructId),
    /// An enum.
    Enum(EnumId),
    /// `elem[count]`
    Array { elem: Ty, count: u32 },
    /// `to* space`
    Pointer { space: Space, to: Ty },
    /// `to[] space`
    ArrayRef { space: Space, to: Ty },
    /// A texture: its family by its index, and what it holds.
    Texture { family: u8, elem: Ty },
}

impl Ty {
    /// What was reported.
    pub(super) const ERROR: Self = Self::new(0);
    /// `void`
    pub(super) const VOID: Self = Self::new(1);
    /// `bool`
    pub(super) const BOOL: Self = Self::new(2);
    /// `int`
    pub(super) const INT: Self = Self::new(3);
    /// `uint`
    pub(super) const UINT: Self = Self::new(4);
    /// `float`
    pub(super) const FLOAT: Self = Self::new(5);
    /// An integer literal.
    pub(super) const LITERAL: Self = Self::new(6);
    /// `atomic_int`
    pub(super) const ATOMIC_INT: Self = Self::new(7);
    /// `atomic_uint`
    pub(super) const ATOMIC_UINT: Self = Self::new(8);
    /// `sampler`
    pub(super) const SAMPLER: Self = Self::new(9);
}

const SIMPLE: [Shape; 10] = [
    Shape::Error,
    Shape::Void,
    Shape::Bool,
    Shape::Int,
    Shape::Uint,
    Shape::Float,
    Shape::Literal,
    Shape::AtomicInt,
    Shape::AtomicUint,
    Shape::Sampler,
];

/// A field of a structure.
#[derive(Copy, Clone, Debug)]
pub(super) struct Field {
    /// Its name.
    pub(super) name: Symbol,
    /// Its type.
    pub(super) ty: Ty,
}

/// A structure.
#[derive(Clone, Debug)]
pub(super) struct Struct {
    /// Its name.
    pub(super) name: Symbol,
    /// Its fields in order.
    pub(super) fields: Vec<Field>,
    /// Where its fields stand among the variables of the tree.
    pub(super) source: crate::util::Range32,
    /// What it holds.
    pub(super) facts: Facts,
}

/// What a type holds, behind no pointer, and how it lies in memory: as a C structure does, with vectors of three as large as of four.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Facts {
    /// It is or holds an atomic.
    pub(super) has_atomic: bool,
    /// It is or holds a texture or sampler.
    pub(super) has_opaque: bool,
    /// It is or holds a pointer or array reference.
    pub(super) has_reference: bool,
    /// It is or holds `bool`.
    pub(super) has_bool: bool,
    /// It is or holds an enum.
    pub(super) has_enum: bool,
    /// Bytes.
    pub(super) size: u64,
    /// The multiple of bytes at which it starts.
    pub(super) align: u32,
    /// How many arrays and structures nest in it.
    pub(super) depth: u32,
}

impl Facts {
    /// Of a structure of these fields.
    pub(super) fn of_struct(fields: impl Iterator<Item = Facts>) -> Self {
        let mut all = Self { align: 1, ..Self::default() };
        for field in fields {
            all.has_atomic |= field.has_atomic;
            all.has_opaque |= field.has_opaque;
            all.has_reference |= field.has_reference;
            all.has_bool |= field.has_bool;
            all.has_enum |= field.has_enum;
            all.size =
                all.size.checked_next_multiple_of(field.align.into()).unwrap_or(u64::MAX).saturating_add(field.size);
            all.align = all.align.max(field.align);
            all.depth = all.depth.max(field.depth);
        }
        all.depth += 1;
        all.size = all.size.checked_next_multiple_of(all.align.into()).unwrap_or(u64::MAX);
        all
    }
}

/// An enum.
#[derive(Clone, Debug)]
pub(super) struct Enum {
    /// Its name.
    pub(super) name: Symbol,
    /// `int` or `uint`.
    pub(super) base: Ty,
    /// Its elements with their values.
    pub(super) elements: Vec<(Symbol, i64)>,
}

/// The types of a program.
#[derive(Debug)]
pub(super) struct Types {
    shapes: IdVec<Ty, Shape>,
    known: HashMap<Shape, Ty>,
    /// Structures.
    pub(super) structs: IdVec<StructId, Struct>,
    /// Enums.
    pub(super) enums: IdVec<EnumId, Enum>,
}

impl Types {
    /// The types that every program begins with.
    pub(super) fn new() -> Self {
        let mut types =
            Self { shapes: IdVec::new(), known: HashMap::new(), structs: IdVec::new(), enums: IdVec::new() };
        for shape in SIMPLE {
            types.intern(shape);
        }
        types
    }

    /// The type of that shape.
    pub(super) fn intern(&mut self, shape: Shape) -> Ty {
        let shapes = &mut self.shapes;
        *self.known.entry(shape).or_insert_with(|| shapes.push(shape))
    }

    /// What a type is.
    pub(super) fn get(&self, ty: Ty) -> Shape {
        self.shapes[ty]
    }

    /// `vector<elem, size>`
    pub(super) fn vector(&mut self, elem: Ty, size: u8) -> Ty {
        self.intern(Shape::Vector { elem, size })
    }

    /// `matrix<elem, columns, rows>`
    pub(super) fn matrix(&mut self, elem: Ty, columns: u8, rows: u8) -> Ty {
        self.intern(Shape::Matrix { elem, columns, rows })
    }

    /// The scalar of a scalar, vector or matrix.
    pub(super) fn scalar_of(&self, ty: Ty) -> Ty {
        match self.get(ty) {
            Shape::Vector { elem, .. } | Shape::Matrix { elem, .. } => elem,
            _ => ty,
        }
    }

    /// The same shape of another scalar.
    pub(super) fn with_scalar(&mut self, ty: Ty, scalar: Ty) -> Ty {
        match self.get(ty) {
            Shape::Vector { size, .. } => self.vector(scalar, size),
            Shape::Matrix { columns, rows, .. } => self.matrix(scalar, columns, rows),
            _ => scalar,
        }
    }

    /// Whether it is a pointer or an array reference.
    pub(super) fn is_reference(&self, ty: Ty) -> bool {
        matches!(self.get(ty), Shape::Pointer { .. } | Shape::ArrayRef { .. })
    }

    /// Whether it is a texture or a sampler.
    pub(super) fn is_opaque(&self, ty: Ty) -> bool {
        matches!(self.get(ty), Shape::Texture { .. } | Shape::Sampler)
    }

    /// What a type holds, and its layout. Of a structure it is known once its fields are.
    pub(super) fn facts(&self, ty: Ty) -> Facts {
        let plain = |size, align| Facts { size, align, ..Facts::default() };
        let vector = |size: u8| if size == 2 { plain(8, 8) } else { plain(16, 16) };
        match self.get(ty) {
            Shape::Error | Shape::Void => plain(0, 1),
            Shape::Int | Shape::Uint | Shape::Float | Shape::Literal => plain(4, 4),
            Shape::Bool => Facts { has_bool: true, ..plain(4, 4) },
            Shape::Enum(_) => Facts { has_enum: true, ..plain(4, 4) },
            Shape::AtomicInt | Shape::AtomicUint => Facts { has_atomic: true, ..plain(4, 4) },
            Shape::Sampler | Shape::Texture { .. } => Facts { has_opaque: true, ..plain(0, 1) },
            Shape::Pointer { .. } | Shape::ArrayRef { .. } => Facts { has_reference: true, ..plain(0, 1) },
            Shape::Vector { elem, size } => Facts { has_bool: elem == Ty::BOOL, ..vector(size) },
            Shape::Matrix { elem, columns, rows } => {
                let column = vector(rows);
                Facts { has_bool: elem == Ty::BOOL, ..plain(column.size * u64::from(columns), column.align) }
            }
            Shape::Array { elem, count } => {
                let of = self.facts(elem);
                Facts { size: of.size.saturating_mul(count.into()), depth: of.depth + 1, ..of }
            }
            Shape::Struct(id) => self.structs[id].facts,
        }
    }

    /// Whether it is or holds an atomic.
    pub(super) fn has_atomic(&self, ty: Ty) -> bool {
        self.facts(ty).has_atomic
    }

    /// The integer type that the value of an enum, or of an integer, is of.
    pub(super) fn integer_base(&self, ty: Ty) -> Option<Ty> {
        match self.get(ty) {
            Shape::Int | Shape::Uint => Some(ty),
            Shape::Enum(id) => Some(self.enums[id].base),
            _ => None,
        }
    }

    /// How messages spell it.
    pub(super) fn name(&self, ty: Ty, symbols: &Interner) -> String {
        match self.get(ty) {
            Shape::Error => "an unknown type".to_owned(),
            Shape::Void => "void".to_owned(),
            Shape::Bool => "bool".to_owned(),
            Shape::Int => "int".to_owned(),
            Shape::Uint => "uint".to_owned(),
            Shape::Float => "float".to_owned(),
            Shape::Literal => "an integer literal".to_owned(),
            Shape::AtomicInt => "atomic_int".to_owned(),
            Shape::AtomicUint => "atomic_uint".to_owned(),
            Shape::Sampler => "sampler".to_owned(),
            Shape::Vector { elem, size } => format!("{}{size}", self.name(elem, symbols)),
            Shape::Matrix { elem, columns, rows } => format!("{}{columns}x{rows}", self.name(elem, symbols)),
            Shape::Struct(id) => symbols.resolve(self.structs[id].name).to_owned(),
            Shape::Enum(id) => symbols.resolve(self.enums[id].name).to_owned(),
            Shape::Array { elem, count } => format!("{}[{count}]", self.name(elem, symbols)),
            Shape::Pointer { space, to } => format!("{}* {}", self.name(to, symbols), space.name()),
            Shape::ArrayRef { space, to } => format!("{}[] {}", self.name(to, symbols), space.name()),
            Shape::Texture { family, elem } => {
                format!("{}<{}>", TEXTURES[usize::from(family)].name, self.name(elem, symbols))
            }
        }
    }
}
