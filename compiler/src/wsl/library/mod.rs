//! The standard library: its functions as rows of patterns (`intrinsics/wsl.def`), and which rows take what arguments.
//!
//! Components of vectors are a rule and not rows: see [`swizzle`].

#[rustfmt::skip]
mod generated;

pub(super) use generated::Step;

use super::ast::Space;
use super::types::{Shape, Ty, Types};
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::types::ShaderStage;
use crate::util::Id;

crate::define_id!(
    /// A row of the library.
    pub(super) struct RowId, "row"
);

/// A type of a signature.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Pattern {
    /// That type.
    Type(Ty),
    /// A vector.
    Vector(Ty, u8),
    /// A matrix: columns, rows.
    Matrix(Ty, u8, u8),
    /// Any enum.
    Enumeration,
    /// What a template stands for.
    Template(u8),
    /// The scalar of what it stands for.
    Elem(u8),
    /// Its shape of `bool`.
    Bools(u8),
    /// Its shape of `int`.
    Ints(u8),
    /// Its shape of `uint`.
    Uints(u8),
    /// Its shape of `float`.
    Floats(u8),
    /// The matrix with columns for rows.
    Transposed(u8),
    /// Four of its scalar.
    Four(u8),
    /// A texture: its family, and what it holds.
    Texture(u8, &'static Pattern),
    /// A pointer into memory that may be written.
    Pointer(&'static Pattern),
    /// A pointer into memory that threads share and may write.
    Shared(&'static Pattern),
}

/// What a row becomes in the IR.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// A binary operator.
    Binary(BinaryOp),
    /// A unary operator.
    Unary(UnaryOp),
    /// A built-in function.
    Builtin(BuiltinFn),
    /// A step of the lowering.
    Step(Step),
}

/// An overload.
#[derive(Copy, Clone, Debug)]
pub(super) struct Row {
    /// What it is called; a cast `operator T`.
    pub(super) name: &'static str,
    /// What each template may stand for.
    pub(super) templates: &'static [&'static [Pattern]],
    /// The types of its parameters.
    pub(super) params: &'static [Pattern],
    /// What it returns.
    pub(super) result: Pattern,
    /// What it becomes.
    pub(super) meaning: Meaning,
    /// The only stage that has it.
    pub(super) stage: Option<ShaderStage>,
}

/// A row.
pub(super) fn row(id: RowId) -> &'static Row {
    &generated::ROWS[id.index()]
}

/// What is called.
pub(super) enum Name {
    /// A function or operator.
    Function(String),
    /// A cast.
    Cast(Ty),
}

/// A row that takes the arguments.
#[derive(Clone, Debug)]
pub(super) struct Match {
    /// The row.
    pub(super) row: RowId,
    /// The types of its parameters.
    pub(super) params: Vec<Ty>,
    /// What it returns.
    pub(super) result: Ty,
}

fn rows_of(name: &str) -> std::ops::Range<usize> {
    let rows = generated::ROWS;
    let start = rows.partition_point(|row| row.name < name);
    start..start + rows[start..].partition_point(|row| row.name == name)
}

/// Whether the library has a function of that name.
pub(super) fn has(name: &str) -> bool {
    !rows_of(name).is_empty()
}

/// The names of the library.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    generated::ROWS.iter().map(|row| row.name)
}

/// The overloads that take arguments of these types, each instantiation of which literals could be several types by itself.
pub(super) fn matches(types: &mut Types, name: &Name, args: &[Ty]) -> Vec<Match> {
    let range = match name {
        Name::Function(name) => rows_of(name),
        Name::Cast(ty) => match cast_name(types, *ty) {
            Some(name) => rows_of(&name),
            None => return Vec::new(),
        },
    };
    let mut found = Vec::new();
    for index in range {
        let row = &generated::ROWS[index];
        if row.params.len() == args.len() {
            match_row(types, RowId::from_index(index), row, args, &mut found);
        }
    }
    found
}

fn cast_name(types: &Types, ty: Ty) -> Option<String> {
    match types.get(ty) {
        Shape::Bool | Shape::Int | Shape::Uint | Shape::Float | Shape::Vector { .. } | Shape::Matrix { .. } => {
            Some(format!("operator {}", types.name(ty, &crate::util::Interner::new())))
        }
        _ => None,
    }
}

fn match_row(types: &mut Types, id: RowId, row: &Row, args: &[Ty], found: &mut Vec<Match>) {
    let mut bound: Vec<Option<Ty>> = vec![None; row.templates.len()];
    for (&param, &arg) in row.params.iter().zip(args) {
        if arg != Ty::LITERAL && !bind(types, param, arg, &mut bound) {
            return;
        }
    }
    // No row has more than one template that only literals could bind.
    let open = bound.iter().position(Option::is_none);
    let choices: Vec<Option<Ty>> = match open {
        Some(_) => [Ty::INT, Ty::UINT, Ty::FLOAT].map(Some).to_vec(),
        None => vec![None],
    };
    for choice in choices {
        let mut bound = bound.clone();
        if let Some(open) = open {
            bound[open] = choice;
        }
        let Some(bound) = bound.into_iter().collect::<Option<Vec<Ty>>>() else { continue };
        let is_allowed = bound
            .iter()
            .zip(row.templates)
            .all(|(&ty, members)| members.iter().any(|&member| instance(types, member, &[]) == Some(ty)));
        if !is_allowed {
            continue;
        }
        let params = row.params.iter().zip(args).map(|(&param, &arg)| param_type(types, param, arg, &bound));
        let params: Option<Vec<Ty>> = params.collect();
        let Some(params) = params else { continue };
        let fits = params.iter().zip(args).all(|(&param, &arg)| {
            arg == param || arg == Ty::LITERAL && matches!(param, Ty::INT | Ty::UINT | Ty::FLOAT)
        });
        if fits && let Some(result) = instance(types, row.result, &bound) {
            found.push(Match { row: id, params, result });
        }
    }
}

/// Binds the templates that stand in a pattern by themselves or behind a pointer.
fn bind(types: &Types, pattern: Pattern, ty: Ty, bound: &mut [Option<Ty>]) -> bool {
    match pattern {
        Pattern::Template(index) => *bound[usize::from(index)].get_or_insert(ty) == ty,
        Pattern::Texture(family, &inner) => match types.get(ty) {
            Shape::Texture { family: of, elem } => of == family && bind(types, inner, elem, bound),
            _ => false,
        },
        Pattern::Pointer(&inner) | Pattern::Shared(&inner) => match types.get(ty) {
            Shape::Pointer { space, to } => {
                let is_shared = matches!(space, Space::Device | Space::Threadgroup);
                (is_shared || matches!(pattern, Pattern::Pointer(_)) && space == Space::Thread)
                    && bind(types, inner, to, bound)
            }
            _ => false,
        },
        _ => true,
    }
}

/// The type of a parameter; a pointer's space is that of the argument.
fn param_type(types: &mut Types, pattern: Pattern, arg: Ty, bound: &[Ty]) -> Option<Ty> {
    match pattern {
        Pattern::Pointer(&inner) | Pattern::Shared(&inner) => {
            let to = instance(types, inner, bound)?;
            let Shape::Pointer { space, .. } = types.get(arg) else { return None };
            Some(types.intern(Shape::Pointer { space, to }))
        }
        Pattern::Enumeration => matches!(types.get(arg), Shape::Enum(_)).then_some(arg),
        _ => instance(types, pattern, bound),
    }
}

/// The type that a pattern is, with what its templates stand for.
fn instance(types: &mut Types, pattern: Pattern, bound: &[Ty]) -> Option<Ty> {
    let of = |index: u8| bound[usize::from(index)];
    Some(match pattern {
        Pattern::Type(ty) => ty,
        Pattern::Vector(elem, size) => types.vector(elem, size),
        Pattern::Matrix(elem, columns, rows) => types.matrix(elem, columns, rows),
        Pattern::Template(index) => of(index),
        Pattern::Elem(index) => types.scalar_of(of(index)),
        Pattern::Bools(index) => types.with_scalar(of(index), Ty::BOOL),
        Pattern::Ints(index) => types.with_scalar(of(index), Ty::INT),
        Pattern::Uints(index) => types.with_scalar(of(index), Ty::UINT),
        Pattern::Floats(index) => types.with_scalar(of(index), Ty::FLOAT),
        Pattern::Transposed(index) => match types.get(of(index)) {
            Shape::Matrix { elem, columns, rows } => types.matrix(elem, rows, columns),
            _ => return None,
        },
        Pattern::Four(index) => {
            let elem = types.scalar_of(of(index));
            types.vector(elem, 4)
        }
        Pattern::Texture(family, &inner) => {
            let elem = instance(types, inner, bound)?;
            types.intern(Shape::Texture { family, elem })
        }
        Pattern::Enumeration | Pattern::Pointer(_) | Pattern::Shared(_) => return None,
    })
}

/// Components of a vector by their letters.
#[derive(Copy, Clone, Debug)]
pub(super) struct Swizzle {
    /// How many.
    pub(super) count: u8,
    /// Which.
    pub(super) components: [u8; 4],
    /// Whether none is named twice, so that they can be assigned.
    pub(super) is_distinct: bool,
}

/// The components of a vector of `size` that `name` names.
pub(super) fn swizzle(name: &str, size: u8) -> Option<Swizzle> {
    if name.is_empty() || name.len() > 4 {
        return None;
    }
    let mut components = [0; 4];
    let mut is_distinct = true;
    for (index, letter) in name.bytes().enumerate() {
        let component = b"xyzw".iter().position(|&known| known == letter)? as u8;
        if component >= size {
            return None;
        }
        is_distinct &= !components[..index].contains(&component);
        components[index] = component;
    }
    Some(Swizzle { count: name.len() as u8, components, is_distinct })
}
