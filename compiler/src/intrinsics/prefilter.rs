//! The overload prefilter: rejects, by the type class of each argument, most overloads that a call cannot mean before any is matched.

use super::TypeKind;
use super::generated::tables::{MATCHES, NODES, OVERLOADS, PARAMETERS, TEMPLATES};
use super::kinds::{self, Shape, Texture};
use super::table::{NONE, Node};
use crate::types::{SampledKind, Type, TypeId, Types};

/// A mask of type classes, a bit each.
type TypeClasses = u32;

const BOOL: TypeClasses = 1;
const ABSTRACT_INT: TypeClasses = 1 << 1;
const ABSTRACT_FLOAT: TypeClasses = 1 << 2;
const I32: TypeClasses = 1 << 3;
const U32: TypeClasses = 1 << 4;
const F32: TypeClasses = 1 << 5;
const F16: TypeClasses = 1 << 6;
const VECTORS: TypeClasses = 0b111 << 7;
const MATRICES: TypeClasses = 0b111_111_111 << 10;
const ARRAY: TypeClasses = 1 << 19;
const POINTER: TypeClasses = 1 << 20;
const ATOMIC: TypeClasses = 1 << 21;
const SAMPLER: TypeClasses = 1 << 22;
const COMPARISON: TypeClasses = 1 << 23;
const SAMPLED: TypeClasses = 1 << 24;
const MULTISAMPLED: TypeClasses = 1 << 25;
const DEPTH: TypeClasses = 1 << 26;
const DEPTH_MULTISAMPLED: TypeClasses = 1 << 27;
const STORAGE: TypeClasses = 1 << 28;
const EXTERNAL: TypeClasses = 1 << 29;
const BUFFER: TypeClasses = 1 << 30;
const OTHER: TypeClasses = 1 << 31;
const ANY: TypeClasses = TypeClasses::MAX;

const fn vector(size: u8) -> TypeClasses {
    1 << (7 + size - 2)
}

const fn matrix(columns: u8, rows: u8) -> TypeClasses {
    1 << (10 + (columns - 2) * 3 + rows - 2)
}

/// How many parameters the prefilter compares.
const COMPARED: usize = 3;

/// The type classes that the first parameters of each overload take.
static ALLOWED: [[TypeClasses; COMPARED]; OVERLOADS.len()] = allowed();

const fn allowed() -> [[TypeClasses; COMPARED]; OVERLOADS.len()] {
    let mut table = [[ANY; COMPARED]; OVERLOADS.len()];
    let mut overload = 0;
    while overload < OVERLOADS.len() {
        let row = &OVERLOADS[overload];
        let mut index = 0;
        while index < COMPARED && index < row.parameter_count as usize {
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

/// The type classes that the first node of a program takes.
const fn of_node(node: Node) -> TypeClasses {
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
        Node::Template(_)
        | Node::NumberMatch(_)
        | Node::Number(_)
        | Node::Dialect(_)
        | Node::Alternatives(_)
        | Node::Any => ANY,
    }
}

/// The type classes that are of a kind, or convert to it.
const fn of_kind(kind: TypeKind) -> TypeClasses {
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
fn class(types: &Types, ty: TypeId) -> TypeClasses {
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
        Type::Void | Type::Struct(_) | Type::Reference { .. } | Type::Dialect { .. } => OTHER,
    }
}

/// The type classes of a call's arguments.
pub(super) struct Prefilter {
    count: usize,
    classes: [TypeClasses; COMPARED],
}

impl Prefilter {
    /// For arguments of these types.
    pub(super) fn new(types: &Types, arguments: &[TypeId]) -> Self {
        let mut classes = [ANY; COMPARED];
        for (class, &ty) in classes.iter_mut().zip(arguments) {
            *class = self::class(types, ty);
        }
        Self { count: arguments.len(), classes }
    }

    /// Whether the call may mean an overload.
    pub(super) fn passes(&self, overload: u16) -> bool {
        let allowed = &ALLOWED[usize::from(overload)];
        self.count == usize::from(OVERLOADS[usize::from(overload)].parameter_count)
            && self.classes.iter().zip(allowed).all(|(class, allowed)| class & allowed != 0)
    }
}
