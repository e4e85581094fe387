//! Whether types that are concrete already fit an overload as they stand: nothing is converted and nothing is built, so that a store
//! need not change. For the IR's validator, whose calls spell no templates.

use super::BuiltinFn;
use super::generated::tables::{MATCHES, NODES, NUMBER_MATCHES, OVERLOADS, PARAMETERS};
use super::kinds::{self, Part};
use super::lookup::{Callee, OverloadId};
use super::matching::{Bindings, templates};
use super::prefilter::Prefilter;
use super::table::{NONE, Node, OverloadRow};
use crate::Store;
use crate::types::TypeId;

/// The first overload of a built-in function that takes arguments of these types to a result of this one, `void` where there is none.
pub fn exact_overload(store: &Store, function: BuiltinFn, arguments: &[TypeId], result: TypeId) -> Option<OverloadId> {
    let prefilter = Prefilter::new(&store.types, arguments);
    let fits = |index: &u16| prefilter.passes(*index) && Exact::fits(store, *index, arguments, result);
    Callee::Function(function).overloads().find(fits).map(|index| OverloadId::new(index.into()))
}

struct Exact<'s> {
    store: &'s Store,
    row: &'static OverloadRow,
    bindings: Bindings,
}

impl<'s> Exact<'s> {
    fn fits(store: &'s Store, index: u16, arguments: &[TypeId], result: TypeId) -> bool {
        let row = &OVERLOADS[usize::from(index)];
        let bindings = smallvec::smallvec![None; row.template_count as usize];
        let mut exact = Self { store, row, bindings };
        let parameters = &PARAMETERS[row.parameters as usize..][..row.parameter_count as usize];
        parameters.iter().zip(arguments).all(|(&at, &ty)| exact.matches(at, Part::Type(ty)))
            && match row.result {
                NONE => result == TypeId::VOID,
                program => exact.matches(program, Part::Type(result)),
            }
            && exact.constraints()
    }

    /// Whether each template is what its constraint allows. One that is nowhere in parameters and result may be anything.
    fn constraints(&mut self) -> bool {
        templates(self.row).iter().enumerate().all(|(index, template)| match self.bindings[index] {
            Some(bound) if template.constraint != NONE => self.matches(template.constraint, bound),
            _ => true,
        })
    }

    fn matches(&mut self, start: u16, part: Part) -> bool {
        self.node(&mut (start as usize), part)
    }

    fn node(&mut self, at: &mut usize, part: Part) -> bool {
        let node = NODES[*at];
        *at += 1;
        match (node, part) {
            (Node::Template(index), part) => *self.bindings[usize::from(index)].get_or_insert(part) == part,
            (Node::Match(index), Part::Type(ty)) => {
                MATCHES[usize::from(index)].iter().any(|&kind| match kinds::single(kind) {
                    Some(wanted) => ty == wanted,
                    None => kinds::decompose(&self.store.types, kind, ty).is_some(),
                })
            }
            (Node::NumberMatch(index), Part::Number(n)) => NUMBER_MATCHES[usize::from(index)].contains(&n),
            (Node::Number(wanted), Part::Number(n)) => n == u32::from(wanted),
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
            _ => false,
        }
    }
}
