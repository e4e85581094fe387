//! Which overloads a call cannot mean, seen from what kind of type each argument is: most are put aside before any is matched.

use super::TypeKind;
use super::generated::tables::{MATCHES, NODES, OVERLOADS, PARAMETERS, TEMPLATES};
use super::kinds::{self, Shape, Texture};
use super::table::{NONE, Node};
use crate::types::{SampledKind, Type, TypeId, Types};

/// A set of classes of types, a bit each.
type Classes = u32;

const BOOL: Classes = 1;
const ABSTRACT_INT: Classes = 1 << 1;
const ABSTRACT_FLOAT: Classes = 1 << 2;
const I32: Classes = 1 << 3;
const U32: Classes = 1 << 4;
const F32: Classes = 1 << 5;
const F16: Classes = 1 << 6;
const VECTORS: Classes = 0b111 << 7;
const MATRICES: Classes = 0b111_111_111 << 10;
const ARRAY: Classes = 1 << 19;
const POINTER: Classes = 1 << 20;
const ATOMIC: Classes = 1 << 21;
const SAMPLER: Classes = 1 << 22;
const COMPARISON: Classes = 1 << 23;
const SAMPLED: Classes = 1 << 24;
const MULTISAMPLED: Classes = 1 << 25;
const DEPTH: Classes = 1 << 26;
const DEPTH_MULTISAMPLED: Classes = 1 << 27;
const STORAGE: Classes = 1 << 28;
const EXTERNAL: Classes = 1 << 29;
const BUFFER: Classes = 1 << 30;
const OTHER: Classes = 1 << 31;
const ANY: Classes = Classes::MAX;

const fn vector(size: u8) -> Classes {
    1 << (7 + size - 2)
}

const fn matrix(columns: u8, rows: u8) -> Classes {
    1 << (10 + (columns - 2) * 3 + rows - 2)
}

/// How many parameters are looked at.
const LOOKED_AT: usize = 3;

/// What the first arguments of each overload may be.
static ALLOWED: [[Classes; LOOKED_AT]; OVERLOADS.len()] = allowed();

const fn allowed() -> [[Classes; LOOKED_AT]; OVERLOADS.len()] {
    let mut table = [[ANY; LOOKED_AT]; OVERLOADS.len()];
    let mut overload = 0;
    while overload < OVERLOADS.len() {
        let row = &OVERLOADS[overload];
        let mut index = 0;
        while index < LOOKED_AT && index < row.parameter_count as usize {
            let program = PARAMETERS[row.parameters as usize + index];
            table[overload][index] = match NODES[program as usize] {
                // What a template is refined to converts to what its constraint allows, and so does the argument.
                Node::Template(template) => match TEMPLATES[row.templates as usize + template as usize].constraint {
                    NONE => ANY,
                    constraint => of_node(NODES[constraint as usize]),
                },
                node => of_node(node),
            };
            index += 1;
        }
        overload += 1;
    }
    table
}

/// What the first word of a program allows.
const fn of_node(node: Node) -> Classes {
    match node {
        Node::Type(kind) => of_kind(kind),
        Node::Match(index) => {
            let kinds = MATCHES[index as usize];
            let (mut classes, mut at) = (0, 0);
            while at < kinds.len() {
                classes |= of_kind(kinds[at]);
                at += 1;
            }
            classes
        }
        Node::Template(_) | Node::NumberMatch(_) | Node::Number(_) => ANY,
    }
}

/// What is of a kind, or converts to it.
const fn of_kind(kind: TypeKind) -> Classes {
    match kinds::shape(kind) {
        Shape::Single(_) => match kind {
            TypeKind::Bool => BOOL,
            TypeKind::Ia => ABSTRACT_INT,
            TypeKind::Fa => ABSTRACT_INT | ABSTRACT_FLOAT,
            TypeKind::I32 => ABSTRACT_INT | I32,
            TypeKind::U32 => ABSTRACT_INT | U32,
            TypeKind::F32 => ABSTRACT_INT | ABSTRACT_FLOAT | F32,
            TypeKind::F16 => ABSTRACT_INT | ABSTRACT_FLOAT | F16,
            TypeKind::Sampler => SAMPLER,
            TypeKind::SamplerComparison => COMPARISON,
            TypeKind::TextureExternal => EXTERNAL,
            _ => ANY,
        },
        Shape::Vector(size) => vector(size),
        Shape::Matrix(columns, rows) => matrix(columns, rows),
        Shape::Texture(_, Texture::Sampled) => SAMPLED,
        Shape::Texture(_, Texture::Multisampled) => MULTISAMPLED,
        Shape::Texture(_, Texture::Depth) => DEPTH,
        Shape::Texture(_, Texture::DepthMultisampled) => DEPTH_MULTISAMPLED,
        Shape::Texture(_, Texture::Storage) => STORAGE,
        Shape::Other => match kind {
            TypeKind::Vec => VECTORS,
            TypeKind::Mat => MATRICES,
            TypeKind::Array => ARRAY,
            TypeKind::Ptr => POINTER,
            TypeKind::Atomic => ATOMIC,
            TypeKind::Buffer => BUFFER,
            _ => ANY,
        },
    }
}

/// The class of an argument's type.
fn class(types: &Types, ty: TypeId) -> Classes {
    match types.get(ty) {
        Type::Bool => BOOL,
        Type::AbstractInt => ABSTRACT_INT,
        Type::AbstractFloat => ABSTRACT_FLOAT,
        Type::I32 => I32,
        Type::U32 => U32,
        Type::F32 => F32,
        Type::F16 => F16,
        Type::Vector { size, .. } => vector(size),
        Type::Matrix { column, columns } => match types.get(column) {
            Type::Vector { size, .. } => matrix(columns, size),
            _ => OTHER,
        },
        Type::Array { .. } => ARRAY,
        Type::Pointer { .. } => POINTER,
        Type::Atomic(_) => ATOMIC,
        Type::Sampler { comparison: false } => SAMPLER,
        Type::Sampler { comparison: true } => COMPARISON,
        Type::Texture { kind: SampledKind::Sampled(_), .. } => SAMPLED,
        Type::Texture { kind: SampledKind::Multisampled(_), .. } => MULTISAMPLED,
        Type::Texture { kind: SampledKind::Depth, .. } => DEPTH,
        Type::Texture { kind: SampledKind::DepthMultisampled, .. } => DEPTH_MULTISAMPLED,
        Type::StorageTexture { .. } => STORAGE,
        Type::ExternalTexture => EXTERNAL,
        Type::Buffer(_) => BUFFER,
        Type::Void | Type::Struct(_) | Type::Reference { .. } => OTHER,
    }
}

/// What is known of a call's arguments.
pub(super) struct Sieve {
    count: usize,
    classes: [Classes; LOOKED_AT],
}

impl Sieve {
    /// For arguments of these types.
    pub(super) fn new(types: &Types, arguments: &[TypeId]) -> Self {
        let mut classes = [ANY; LOOKED_AT];
        for (class, &ty) in classes.iter_mut().zip(arguments) {
            *class = self::class(types, ty);
        }
        Self { count: arguments.len(), classes }
    }

    /// Whether an overload may be meant.
    pub(super) fn passes(&self, overload: u16) -> bool {
        let allowed = &ALLOWED[usize::from(overload)];
        self.count == usize::from(OVERLOADS[usize::from(overload)].parameter_count)
            && self.classes.iter().zip(allowed).all(|(class, allowed)| class & allowed != 0)
    }
}
