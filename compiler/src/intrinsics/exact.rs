//! Whether types that are concrete already fit an overload as they stand: nothing is converted and nothing is built, so that a store
//! need not change. For the IR's validator, whose calls spell no templates: those of built-in functions and of dialects alike.

use smallvec::SmallVec;

use super::generated::{dialect_overloads, tables};
use super::kinds::{self, Part};
use super::lookup::{Callee, OverloadId};
use super::matching::{Bindings, templates};
use super::prefilter::Prefilter;
use super::table::{DialectOverload, NONE, Node};
use super::{ArgumentLimit, BuiltinFn, DialectFn, TypeKind};
use crate::Store;
use crate::constant::ConstId;
use crate::types::{Type, TypeId};

/// The first overload of a built-in function that takes arguments of these types to a result of this one, `void` where there is none.
pub fn exact_overload(store: &Store, function: BuiltinFn, arguments: &[TypeId], result: TypeId) -> Option<OverloadId> {
    let prefilter = Prefilter::new(&store.types, arguments);
    let fits = |&index: &u16| {
        let row = &tables::OVERLOADS[usize::from(index)];
        let constraints: SmallVec<[u16; 6]> = templates(row).iter().map(|template| template.constraint).collect();
        let parameters = &tables::PARAMETERS[row.parameters as usize..][..row.parameter_count as usize];
        let signature = Signature { parameters, constraints: &constraints, result: row.result };
        let arguments = arguments.iter().map(|&ty| Argument { ty, value: None });
        prefilter.passes(index) && Exact::fits(store, &CORE, signature, arguments, result)
    };
    Callee::Function(function).overloads().find(fits).map(|index| OverloadId::new(index.into()))
}

/// An argument of a dialect's function.
#[derive(Copy, Clone, Debug)]
pub struct Argument {
    /// Its type.
    pub ty: TypeId,
    /// Its value, if it is a constant.
    pub value: Option<ConstId>,
}

/// What the arguments of a dialect's function must keep to beside their types, for the first of its overloads that takes them to a result
/// of this type, `void` where there is none.
pub fn dialect_overload(
    store: &Store,
    function: DialectFn,
    arguments: &[Argument],
    result: TypeId,
) -> Option<&'static [ArgumentLimit]> {
    let fits = |overload: &&DialectOverload| {
        let DialectOverload { parameters, constraints, result: program, .. } = **overload;
        let signature = Signature { parameters, constraints, result: program };
        parameters.len() == arguments.len()
            && Exact::fits(store, &DIALECTS, signature, arguments.iter().copied(), result)
    };
    overloads(function).iter().find(fits).map(|overload| overload.limits)
}

fn overloads(function: DialectFn) -> &'static [DialectOverload] {
    match function {
        DialectFn::Spirv(function) => dialect_overloads::SPIRV[function as usize],
        DialectFn::Msl(function) => dialect_overloads::MSL[function as usize],
        DialectFn::Hlsl(function) => dialect_overloads::HLSL[function as usize],
        DialectFn::Glsl(function) => dialect_overloads::GLSL[function as usize],
    }
}

/// What programs refer to.
struct Pools {
    nodes: &'static [Node],
    matches: &'static [&'static [TypeKind]],
    number_matches: &'static [&'static [u32]],
    alternatives: &'static [&'static [u16]],
}

static CORE: Pools = Pools {
    nodes: &tables::NODES,
    matches: &tables::MATCHES,
    number_matches: &tables::NUMBER_MATCHES,
    alternatives: &[],
};

static DIALECTS: Pools = Pools {
    nodes: &dialect_overloads::NODES,
    matches: &dialect_overloads::MATCHES,
    number_matches: &dialect_overloads::NUMBER_MATCHES,
    alternatives: &dialect_overloads::ALTERNATIVES,
};

/// The programs of an overload.
#[derive(Copy, Clone)]
struct Signature<'a> {
    parameters: &'a [u16],
    constraints: &'a [u16],
    result: u16,
}

struct Exact<'s> {
    store: &'s Store,
    pools: &'static Pools,
    bindings: Bindings,
    /// The value of the argument that is matched, if it is a constant.
    value: Option<ConstId>,
}

impl<'s> Exact<'s> {
    fn fits(
        store: &'s Store,
        pools: &'static Pools,
        signature: Signature<'_>,
        arguments: impl Iterator<Item = Argument>,
        result: TypeId,
    ) -> bool {
        let bindings = smallvec::smallvec![None; signature.constraints.len()];
        let mut exact = Self { store, pools, bindings, value: None };
        let fits = signature.parameters.iter().zip(arguments).all(|(&program, argument)| {
            exact.value = argument.value;
            exact.matches(program, Part::Type(argument.ty))
        });
        exact.value = None;
        fits && match signature.result {
            NONE => result == TypeId::VOID,
            program => exact.matches(program, Part::Type(result)),
        } && exact.constraints(signature.constraints)
    }

    /// Whether each template is what its constraint allows. One that is nowhere in parameters and result may be anything.
    fn constraints(&mut self, constraints: &[u16]) -> bool {
        constraints.iter().enumerate().all(|(index, &constraint)| match self.bindings[index] {
            Some(bound) if constraint != NONE => self.matches(constraint, bound),
            _ => true,
        })
    }

    fn matches(&mut self, start: u16, part: Part) -> bool {
        self.node(&mut (start as usize), part)
    }

    fn node(&mut self, at: &mut usize, part: Part) -> bool {
        let node = self.pools.nodes[*at];
        *at += 1;
        match (node, part) {
            (Node::Template(index), part) => *self.bindings[usize::from(index)].get_or_insert(part) == part,
            (Node::Match(index), Part::Type(ty)) => {
                self.pools.matches[usize::from(index)].iter().any(|&kind| match kinds::single(kind) {
                    Some(wanted) => ty == wanted,
                    None => kinds::decompose(&self.store.types, kind, ty).is_some(),
                })
            }
            (Node::Alternatives(index), part) => {
                self.pools.alternatives[usize::from(index)].iter().any(|&program| self.matches(program, part))
            }
            (Node::NumberMatch(index), Part::Number(n)) => self.pools.number_matches[usize::from(index)].contains(&n),
            (Node::Number(wanted), Part::Number(n)) => n == u32::from(wanted),
            (Node::Any, _) => true,
            (Node::Dialect(kind), Part::Type(ty)) => match self.store.types.get(ty) {
                Type::Dialect { kind: found, .. } if found != kind => false,
                Type::Dialect { of, .. } if kind.has_argument() => self.node(at, Part::Type(of)),
                Type::Dialect { .. } if kind.entries().is_empty() => true,
                Type::Dialect { .. } => {
                    let number = self.value.and_then(|value| self.store.constants.as_integer(value));
                    number.is_some_and(|number| self.node(at, Part::Number(number as u32)))
                }
                _ => false,
            },
            (Node::Type(kind), Part::Type(ty)) => {
                if let Some(wanted) = kinds::single(kind) {
                    return ty == wanted;
                }
                let parts = kinds::decompose(&self.store.types, kind, ty);
                let Some(parts) = parts.or_else(|| kinds::take_result_apart(self.store, kind, ty)) else {
                    return false;
                };
                parts.into_iter().all(|part| self.node(at, part))
            }
            (Node::Match(_) | Node::Dialect(_) | Node::Type(_), Part::Number(_))
            | (Node::NumberMatch(_) | Node::Number(_), Part::Type(_)) => false,
        }
    }
}
