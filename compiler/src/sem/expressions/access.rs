//! Named component expressions: structure members and swizzles.
//!
//! <https://www.w3.org/TR/WGSL/#composite-value-decomposition-expr>

use smallvec::SmallVec;

use crate::constant::{ConstId, EvalStage};
use crate::diagnostic::{Diagnostic, with_nearest};
use crate::sem::aliasing::Accesses;
use crate::sem::program::{ExprInfo, ExprKind, Swizzle};
use crate::sem::resolver::{MemoryView, Resolver};
use crate::sem::rules;
use crate::syntax::ast::{ExprId, Name};
use crate::types::{StructId, Type, TypeId};

/// Structures larger than this get no "did you mean".
const MAX_COMPARED_MEMBERS: usize = 64;

impl Resolver<'_> {
    #[inline(never)]
    pub(super) fn member(&mut self, expr: ExprId, base: ExprId, name: Name) {
        let Some((composite, view)) = self.base(base) else { return };
        match self.store.types.get(composite) {
            Type::Struct(id) => self.struct_member(expr, base, (id, view), name),
            Type::Vector { elem, size } => self.swizzle(expr, base, (elem, size, view), name),
            _ => {
                let message = format!("a value of type '{}' has no members", self.type_name(composite));
                self.error(rules::ACCESS_BASE, self.span(base), message);
            }
        }
    }

    fn struct_member(&mut self, expr: ExprId, base: ExprId, (id, view): (StructId, Option<MemoryView>), name: Name) {
        let Some(index) = self.member_index(id, name) else { return };
        let ty = self.store.types.struct_type(id).members[index as usize].ty;
        self.component(expr, base, view, (index, ty, ExprKind::Member(index)));
    }

    fn member_index(&mut self, id: StructId, name: Name) -> Option<u32> {
        if let Some(&index) = self.member_indices.get(&(id, name.symbol)) {
            return Some(index);
        }
        let structure = self.store.types.struct_type(id);
        // The members of built-in result structures are not in the table.
        if structure.builtin_family.is_some()
            && let Some(index) = structure.members.iter().position(|member| member.name == name.symbol)
        {
            return Some(index as u32);
        }
        let text = self.name(name.symbol);
        let known = structure.members.iter().take(MAX_COMPARED_MEMBERS).map(|member| self.name(member.name));
        let message = format!("'{}' has no member '{text}'", self.name(structure.name));
        let error = Diagnostic::error(rules::UNKNOWN_MEMBER, name.span, message);
        let error = with_nearest(error, (text, name.span), known);
        self.diagnostics.push(error);
        None
    }

    /// Records access to component `index`: a reference where there is memory, otherwise a value.
    fn component(
        &mut self,
        expr: ExprId,
        base: ExprId,
        view: Option<MemoryView>,
        (index, ty, kind): (u32, TypeId, ExprKind),
    ) {
        if let Some(view) = view {
            let ty = self.reference_to(view, ty);
            return self.set_value(expr, kind, ty, EvalStage::Runtime);
        }
        let info = self.exprs[base];
        let constant =
            info.constant.and_then(|constant| self.store.constants.element(&self.store.types, constant, index));
        self.set(expr, ExprInfo { ty, stage: info.stage, constant, kind, ..ExprInfo::POISON });
    }

    fn swizzle(
        &mut self,
        expr: ExprId,
        base: ExprId,
        (elem, size, view): (TypeId, u8, Option<MemoryView>),
        name: Name,
    ) {
        let Some(components) = self.swizzle_components(name, size) else { return };
        if let [component] = components[..] {
            return self.component(expr, base, view, (component.into(), elem, ExprKind::Component(component)));
        }
        // A reference is loaded; a pointer stays, and its pointee is loaded by whoever reads the swizzle.
        if view.is_some_and(|view| !view.is_pointer) && self.load(base).is_none() {
            return;
        }
        if view.is_some_and(|view| view.is_pointer) {
            self.note_access(base, Accesses::READ);
        }
        let ty = self.store.types.vector(elem, components.len() as u8);
        let info = self.exprs[base];
        let stage = if view.is_some() { EvalStage::Runtime } else { info.stage };
        let constant = info.constant.map(|constant| self.swizzled(constant, &components, ty));
        let kind = ExprKind::Swizzle(Swizzle::new(&components));
        self.set(expr, ExprInfo { ty, stage, constant, kind, ..ExprInfo::POISON });
    }

    fn swizzled(&mut self, constant: ConstId, components: &[u8], ty: TypeId) -> ConstId {
        let mut elements: SmallVec<[ConstId; 4]> = SmallVec::new();
        for &component in components {
            let element = self.store.constants.element(&self.store.types, constant, component.into());
            elements.push(element.expect("swizzle components are in the vector"));
        }
        self.store.constants.composite(ty, &self.store.types, &elements)
    }

    /// The component indices that the letters name.
    fn swizzle_components(&mut self, name: Name, size: u8) -> Option<SmallVec<[u8; 4]>> {
        let text = self.name(name.symbol);
        let message = match components(text) {
            None => {
                format!("'{text}' is no component of a vector: those are 'xyzw' or 'rgba', not mixed, at most four")
            }
            Some(components) if components.iter().all(|&component| component < size) => return Some(components),
            Some(_) => format!("'{text}' names a component beyond those of a vector of {size}"),
        };
        self.error(rules::SWIZZLE, name.span, message);
        None
    }
}

/// The indices that up to four letters name, all of them of `xyzw` or all of `rgba`.
fn components(text: &str) -> Option<SmallVec<[u8; 4]>> {
    let mut components = SmallVec::new();
    // The sets that all letters so far are of, as bits.
    let mut sets = 0b11;
    for letter in text.bytes().take(5) {
        let (set, index) = match letter {
            b'x' => (0b01, 0),
            b'y' => (0b01, 1),
            b'z' => (0b01, 2),
            b'w' => (0b01, 3),
            b'r' => (0b10, 0),
            b'g' => (0b10, 1),
            b'b' => (0b10, 2),
            b'a' => (0b10, 3),
            _ => return None,
        };
        sets &= set;
        components.push(index);
    }
    (sets != 0 && components.len() <= 4).then_some(components)
}
