//! Memory views and element access: chains of members, indices and components become one `access` each.

use smallvec::SmallVec;

use super::Lowerer;
use crate::intrinsics::UnaryOp;
use crate::ir::{InstId, Op, Swizzle, Value};
use crate::sem::program::ExprKind;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{Type, TypeId};

/// What an expression without load rule and conversion stands for.
#[derive(Debug)]
pub(super) struct Place {
    kind: Kind,
    /// What it starts at, and the steps from there: the operands of an `access`.
    path: SmallVec<[Value; 6]>,
    /// The type of the place itself, once there is a step; of memory the pointer's.
    ty: TypeId,
    /// The swizzle that the last step made.
    swizzle: Option<InstId>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// A value, or an element of it some steps deep.
    Value,
    /// Memory: a pointer, and steps into what it points to.
    Memory,
    /// A component of a vector in memory: a pointer to the vector, and the index.
    Component,
}

impl Place {
    fn new(kind: Kind, base: Value, ty: TypeId) -> Self {
        let mut path = SmallVec::new();
        path.push(base);
        Self { kind, path, ty, swizzle: None }
    }

    fn value(value: Value) -> Self {
        Self::new(Kind::Value, value, TypeId::VOID)
    }

    /// Makes it another, with no step yet.
    fn set(&mut self, kind: Kind, base: Value, ty: TypeId) {
        (self.kind, self.ty) = (kind, ty);
        self.path.clear();
        self.path.push(base);
    }

    fn set_value(&mut self, value: Value) {
        self.set(Kind::Value, value, TypeId::VOID);
    }

    /// The value that it is, if there is no step into it.
    fn as_value(&self) -> Option<Value> {
        match self.path[..] {
            [value] if self.kind == Kind::Value => Some(value),
            _ => None,
        }
    }
}

impl Lowerer<'_, '_> {
    /// Lowers an expression up to, but without, its own load.
    pub(super) fn place(&mut self, expr: ExprId) -> Place {
        let program = self.program;
        let mut steps = SmallVec::<[ExprId; 8]>::new();
        let mut root = expr;
        loop {
            let info = program.info(root);
            if info.constant.is_some() && !is_memory_type(self, info.ty) {
                break;
            }
            let next = match (program.ast.expr(root), info.kind) {
                (Expr::Index { base, .. } | Expr::Member { base, .. }, kind) if is_step(kind) => base,
                (Expr::Unary { operand, .. }, ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Indirection)) => operand,
                _ => break,
            };
            steps.push(root);
            root = next;
        }
        let mut place = self.root(root);
        let mut below = root;
        while let Some(step) = steps.pop() {
            if program.info(below).load {
                let loaded = self.load(&place);
                place.set_value(loaded);
            }
            self.step_into(step, &mut place);
            below = step;
        }
        place
    }

    /// What a chain starts at.
    fn root(&mut self, expr: ExprId) -> Place {
        let info = *self.program.info(expr);
        if let Some(constant) = info.constant.filter(|_| !is_memory_type(self, info.ty)) {
            return Place::value(constant.into());
        }
        let Some(value) = self.variable(info.kind) else { return Place::value(self.unloaded_value(expr)) };
        if is_memory_type(self, info.ty) { self.memory(value) } else { Place::value(value) }
    }

    /// The value of a name: of memory its pointer.
    pub(super) fn variable(&self, kind: ExprKind) -> Option<Value> {
        Some(match kind {
            ExprKind::Global(id) => self.globals[id].expect("globals are lowered before their users"),
            ExprKind::Local(id) => self.locals[id].expect("locals are lowered before their users"),
            ExprKind::Param(id) => self.params[id].expect("parameters are lowered before the body"),
            _ => return None,
        })
    }

    /// The value of a chain's root that is a call or an operator: these have no load rule.
    fn unloaded_value(&mut self, expr: ExprId) -> Value {
        debug_assert!(!self.program.info(expr).load);
        self.value(expr)
    }

    fn memory(&self, pointer: Value) -> Place {
        Place::new(Kind::Memory, pointer, self.b.module.type_of(pointer))
    }

    /// Goes one step on by the expression `step`.
    fn step_into(&mut self, step: ExprId, place: &mut Place) {
        let info = *self.program.info(step);
        if let Some(value) = place.as_value()
            && self.is_pointer(value)
            && info.kind != ExprKind::Unary(UnaryOp::AddressOf)
        {
            place.set(Kind::Memory, value, self.b.module.type_of(value));
        }
        self.at_expr(step);
        let before = place.swizzle.take();
        let index = match (self.program.ast.expr(step), info.kind) {
            (_, ExprKind::Unary(UnaryOp::Indirection)) => return,
            (_, ExprKind::Unary(_)) => {
                let pointer = self.place_value(place);
                return place.set_value(pointer);
            }
            (_, ExprKind::Swizzle(swizzle)) => {
                let components = self.before_swizzle(place, before, swizzle.components());
                let vector = if place.kind == Kind::Value { self.place_value(place) } else { self.load(place) };
                let swizzle = Swizzle::new(&components);
                let swizzled = self.b.emit_value(Op::Swizzle(swizzle), &[vector], info.ty);
                place.set_value(swizzled);
                place.swizzle = self.b.module.defining_inst(swizzled);
                return;
            }
            (Expr::Index { index, .. }, _) => self.value(index),
            (_, ExprKind::Member(index)) => self.b.u32(index),
            (_, ExprKind::Component(index)) => {
                let index = self.before_swizzle(place, before, &[index])[0];
                self.b.u32(index.into())
            }
            _ => unreachable!("chains hold steps only"),
        };
        self.element(place, index, info.ty);
    }

    /// Takes back the swizzle before this step; the components that these ones of its result are of what it was made of.
    fn before_swizzle(&mut self, place: &mut Place, swizzle: Option<InstId>, components: &[u8]) -> SmallVec<[u8; 4]> {
        let module = &mut *self.b.module;
        if let Some(inst) = swizzle
            && let Op::Swizzle(inner) = module.inst(inst).op
        {
            place.set_value(module.operand(inst, 0));
            module.remove(inst);
            return components.iter().map(|&component| inner.components()[usize::from(component)]).collect();
        }
        components.into()
    }

    fn element(&mut self, place: &mut Place, index: Value, ty: TypeId) {
        let ty = self.ir_type(ty);
        match place.kind {
            Kind::Memory if self.points_to_vector(place.ty) => {
                let vector = self.place_value(place);
                place.set(Kind::Component, vector, ty);
            }
            Kind::Memory | Kind::Value => place.ty = ty,
            Kind::Component => unreachable!("a scalar has no elements"),
        }
        place.path.push(index);
    }

    fn points_to_vector(&self, pointer: TypeId) -> bool {
        let types = &self.b.module.store.types;
        matches!(types.get(pointer), Type::Pointer { store, .. } if types.is_vector(store))
    }

    pub(super) fn is_pointer(&self, value: Value) -> bool {
        matches!(self.b.module.shape_of(value), Type::Pointer { .. })
    }

    /// The place as a value: memory is its pointer.
    pub(super) fn place_value(&mut self, place: &Place) -> Value {
        debug_assert!(place.kind != Kind::Component, "a component has no pointer");
        match place.path[..] {
            [only] => only,
            _ => self.b.emit_value(Op::Access, &place.path, place.ty),
        }
    }

    /// What is stored at a place.
    pub(super) fn load(&mut self, place: &Place) -> Value {
        if place.kind == Kind::Component {
            return self.b.load_vector_element(place.path[0], place.path[1]);
        }
        let pointer = self.place_value(place);
        if self.is_pointer(pointer) { self.b.load(pointer) } else { pointer }
    }

    /// Writes to a place.
    pub(super) fn store(&mut self, place: &Place, value: Value) {
        if place.kind == Kind::Component {
            self.b.store_vector_element(place.path[0], place.path[1], value);
        } else {
            let pointer = self.place_value(place);
            self.b.store(pointer, value);
        }
    }
}

fn is_memory_type(lowerer: &Lowerer<'_, '_>, ty: TypeId) -> bool {
    matches!(lowerer.b.module.store.types.get(ty), Type::Reference { .. })
}

fn is_step(kind: ExprKind) -> bool {
    matches!(kind, ExprKind::Index | ExprKind::Member(_) | ExprKind::Component(_) | ExprKind::Swizzle(_))
}
