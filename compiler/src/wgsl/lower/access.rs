//! Memory views and element access: chains of members, indices and components become one `access` each.

use smallvec::SmallVec;

use super::Lowerer;
use crate::intrinsics::UnaryOp;
use crate::ir::{Op, Swizzle, Value};
use crate::sem::program::ExprKind;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{Type, TypeId};

/// What an expression without load rule and conversion stands for.
#[derive(Debug)]
pub(super) enum Place {
    /// A value.
    Value(Value),
    /// An element of a composite value, some steps deep.
    Element { object: Value, indices: SmallVec<[Value; 4]>, ty: TypeId },
    /// Memory: a pointer, and steps into what it points to. `ty` is the pointer type of the place itself.
    Memory { pointer: Value, indices: SmallVec<[Value; 4]>, ty: TypeId },
    /// A component of a vector in memory.
    Component { vector: Value, index: Value },
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
                place = Place::Value(self.load(&place));
            }
            place = self.step_into(step, place);
            below = step;
        }
        place
    }

    /// What a chain starts at.
    fn root(&mut self, expr: ExprId) -> Place {
        let info = *self.program.info(expr);
        if let Some(constant) = info.constant.filter(|_| !is_memory_type(self, info.ty)) {
            return Place::Value(constant.into());
        }
        let Some(value) = self.variable(info.kind) else { return Place::Value(self.unloaded_value(expr)) };
        if is_memory_type(self, info.ty) { self.memory(value) } else { Place::Value(value) }
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
        Place::Memory { pointer, indices: SmallVec::new(), ty: self.b.module.type_of(pointer) }
    }

    /// One step from `place` by the expression `step`.
    fn step_into(&mut self, step: ExprId, place: Place) -> Place {
        let info = *self.program.info(step);
        let place = match place {
            Place::Value(value) if self.is_pointer(value) && info.kind != ExprKind::Unary(UnaryOp::AddressOf) => {
                self.memory(value)
            }
            other => other,
        };
        self.at_expr(step);
        let index = match (self.program.ast.expr(step), info.kind) {
            (_, ExprKind::Unary(UnaryOp::Indirection)) => return place,
            (_, ExprKind::Unary(_)) => return Place::Value(self.place_value(&place)),
            (_, ExprKind::Swizzle(swizzle)) => {
                let vector = match &place {
                    Place::Memory { .. } | Place::Component { .. } => self.load(&place),
                    _ => self.place_value(&place),
                };
                let ty = info.ty;
                let swizzle = Swizzle::new(swizzle.components());
                return Place::Value(self.b.emit_value(Op::Swizzle(swizzle), &[vector], ty));
            }
            (Expr::Index { index, .. }, _) => self.value(index),
            (_, ExprKind::Member(index)) => self.b.u32(index),
            (_, ExprKind::Component(index)) => self.b.u32(index.into()),
            _ => unreachable!("chains hold steps only"),
        };
        self.element(place, index, info.ty)
    }

    fn element(&mut self, place: Place, index: Value, ty: TypeId) -> Place {
        let ty = self.ir_type(ty);
        match place {
            Place::Memory { pointer, mut indices, ty: whole } => {
                if self.points_to_vector(whole) {
                    let vector = self.pointer(pointer, &indices, whole);
                    return Place::Component { vector, index };
                }
                indices.push(index);
                Place::Memory { pointer, indices, ty }
            }
            Place::Element { object, mut indices, .. } => {
                indices.push(index);
                Place::Element { object, indices, ty }
            }
            Place::Value(object) => Place::Element { object, indices: SmallVec::from_slice(&[index]), ty },
            Place::Component { .. } => unreachable!("a scalar has no elements"),
        }
    }

    fn points_to_vector(&self, pointer: TypeId) -> bool {
        let types = &self.b.module.store.types;
        matches!(types.get(pointer), Type::Pointer { store, .. } if types.is_vector(store))
    }

    pub(super) fn is_pointer(&self, value: Value) -> bool {
        matches!(self.b.module.shape_of(value), Type::Pointer { .. })
    }

    fn pointer(&mut self, pointer: Value, indices: &[Value], ty: TypeId) -> Value {
        if indices.is_empty() { pointer } else { self.b.access(ty, pointer, indices) }
    }

    /// The place as a value: memory is its pointer.
    pub(super) fn place_value(&mut self, place: &Place) -> Value {
        match place {
            Place::Value(value) => *value,
            Place::Element { object, indices, ty } => self.b.access(*ty, *object, indices),
            Place::Memory { pointer, indices, ty } => self.pointer(*pointer, indices, *ty),
            Place::Component { .. } => unreachable!("a component has no pointer"),
        }
    }

    /// What is stored at a place.
    pub(super) fn load(&mut self, place: &Place) -> Value {
        match place {
            Place::Component { vector, index } => self.b.load_vector_element(*vector, *index),
            place => {
                let pointer = self.place_value(place);
                if self.is_pointer(pointer) { self.b.load(pointer) } else { pointer }
            }
        }
    }

    /// Writes to a place.
    pub(super) fn store(&mut self, place: &Place, value: Value) {
        match place {
            Place::Component { vector, index } => self.b.store_vector_element(*vector, *index, value),
            place => {
                let pointer = self.place_value(place);
                self.b.store(pointer, value)
            }
        };
    }
}

fn is_memory_type(lowerer: &Lowerer<'_, '_>, ty: TypeId) -> bool {
    matches!(lowerer.b.module.store.types.get(ty), Type::Reference { .. })
}

fn is_step(kind: ExprKind) -> bool {
    matches!(kind, ExprKind::Index | ExprKind::Member(_) | ExprKind::Component(_) | ExprKind::Swizzle(_))
}
