//! Places and references: what an expression stands for before anything is loaded.

use smallvec::SmallVec;

use super::{Bound, Lowerer};
use crate::ir::Value;
use crate::wsl::ast::{Expr, ExprId, Space};
use crate::wsl::program::{FunctionId, Meaning};
use crate::wsl::types::{Shape, Ty};

/// Memory: a variable, and the steps from there.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// A pointer to the variable.
    pub(super) root: Value,
    /// Where it lies.
    pub(super) space: Space,
    /// Fields and elements that lead to it.
    pub(super) path: SmallVec<[Value; 4]>,
    /// What it holds.
    pub(super) ty: Ty,
}

/// What can be loaded, and mostly stored to.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Memory.
    Memory(Memory),
    /// A variable that holds a pointer or array reference.
    Cell(Box<Ref>),
    /// A value.
    Value(Value, Ty),
    /// A part of another place, which is stored by storing all of it.
    Part(Box<Place>, Part, Ty),
}

impl Place {
    /// The type of what it holds; a variable that holds a pointer has none here.
    pub(super) fn ty(&self) -> Ty {
        match self {
            Self::Memory(memory) => memory.ty,
            Self::Cell(_) => Ty::VOID,
            Self::Value(_, ty) | Self::Part(_, _, ty) => *ty,
        }
    }
}

/// A part of a value.
#[derive(Copy, Clone, Debug)]
pub(super) enum Part {
    /// A field.
    Field(u32),
    /// An element.
    Element(Value),
    /// Components.
    Swizzle(u8, [u8; 4]),
    /// What a getter gives and a setter takes, with the index.
    Property(Option<FunctionId>, Option<FunctionId>, Option<Value>),
}

/// A pointer or array reference.
#[derive(Clone, Debug)]
pub(super) enum Ref {
    /// A pointer to a place.
    Pointer(Place),
    /// The elements of an array.
    Elements(Memory, Ty),
    /// One thing as an array of one element.
    One(Place),
    /// A texture or sampler: the variable that holds it.
    Handle(Value),
}

impl Lowerer<'_, '_> {
    /// What an expression of a pointer or array reference type refers to.
    pub(super) fn reference(&mut self, expr: ExprId) -> Ref {
        let program = self.program;
        match program.ast.expr(expr) {
            Expr::Paren(inner) => self.reference(inner),
            Expr::Comma(first, second) => {
                self.value(first);
                self.reference(second)
            }
            Expr::AddressOf(inner) => Ref::Pointer(self.place(inner)),
            Expr::MakeRef(inner) => {
                let is_array = matches!(program.types.get(program.infos[inner].ty), Shape::Array { .. });
                match (self.place(inner), program.types.get(program.infos[inner].ty)) {
                    (Place::Memory(memory), Shape::Array { elem, .. }) if is_array => Ref::Elements(memory, elem),
                    (place, _) => Ref::One(place),
                }
            }
            Expr::Call(_, args) => {
                let Meaning::Call(callee) = program.infos[expr].meaning else { return self.lost_reference() };
                self.reference_call(callee, args.of(&program.ast.expr_lists))
            }
            _ => match self.place(expr) {
                Place::Cell(inner) => *inner,
                _ => self.lost_reference(),
            },
        }
    }

    /// What stands for a reference after an error.
    fn lost_reference(&mut self) -> Ref {
        debug_assert!(self.error.is_some(), "each reference of a valid program is known");
        let zero = self.b.u32(0);
        Ref::Pointer(Place::Value(zero, Ty::UINT))
    }

    /// What an expression stands for, without loading it.
    pub(super) fn place(&mut self, expr: ExprId) -> Place {
        let program = self.program;
        let info = program.infos[expr];
        match program.ast.expr(expr) {
            Expr::Paren(inner) => self.place(inner),
            Expr::Name(_) => match info.meaning {
                Meaning::Local(local) => match self.frame.locals.get(&local) {
                    Some(Bound::Place(place)) => place.clone(),
                    Some(Bound::Value(value)) => Place::Value(*value, info.ty),
                    Some(Bound::Ref(reference)) => Place::Cell(Box::new(reference.clone())),
                    None => self.lost_place(),
                },
                _ => self.lost_place(),
            },
            Expr::Deref(inner) => self.pointee(inner),
            Expr::Dot(base, _) | Expr::Arrow(base, _) => {
                let part = match info.meaning {
                    Meaning::Field(index) => Part::Field(index),
                    Meaning::Swizzle(count, components) => Part::Swizzle(count, components),
                    Meaning::Property(getter, setter) => Part::Property(getter, setter, None),
                    Meaning::AddressTaker(taker) => {
                        let base = self.base(expr, base);
                        return self.taken(taker, base, None);
                    }
                    _ => return Place::Value(self.value(expr), info.ty),
                };
                let base = self.base(expr, base);
                self.part(base, part, info.ty)
            }
            Expr::Index(base, index) => self.index(expr, base, index),
            _ => Place::Value(self.value(expr), info.ty),
        }
    }

    fn lost_place(&mut self) -> Place {
        debug_assert!(self.error.is_some(), "each name of a valid program is known");
        let zero = self.b.u32(0);
        Place::Value(zero, Ty::UINT)
    }

    /// What a dot or arrow looks into.
    pub(super) fn base(&mut self, expr: ExprId, base: ExprId) -> Place {
        if matches!(self.program.ast.expr(expr), Expr::Arrow(..)) { self.pointee(base) } else { self.place(base) }
    }

    fn pointee(&mut self, pointer: ExprId) -> Place {
        match self.reference(pointer) {
            Ref::Pointer(place) => place,
            Ref::Elements(..) | Ref::One(_) | Ref::Handle(_) => self.lost_place(),
        }
    }

    /// Where an address taker of the program points.
    fn taken(&mut self, taker: FunctionId, base: Place, index: Option<Value>) -> Place {
        match self.take_address(taker, base, index) {
            Ref::Pointer(place) => place,
            Ref::Elements(..) | Ref::One(_) | Ref::Handle(_) => self.lost_place(),
        }
    }

    fn index(&mut self, expr: ExprId, base: ExprId, index: ExprId) -> Place {
        let info = self.program.infos[expr];
        if info.meaning == Meaning::RefElement {
            let reference = self.reference(base);
            let index = self.value(index);
            return match reference {
                Ref::Elements(mut memory, elem) => {
                    memory.path.push(index);
                    memory.ty = elem;
                    Place::Memory(memory)
                }
                Ref::One(place) => place,
                Ref::Pointer(_) | Ref::Handle(_) => self.lost_place(),
            };
        }
        let base = self.place(base);
        let index = self.value(index);
        match info.meaning {
            Meaning::AddressTaker(taker) => self.taken(taker, base, Some(index)),
            Meaning::Property(getter, setter) => self.part(base, Part::Property(getter, setter, Some(index)), info.ty),
            _ => self.part(base, Part::Element(index), info.ty),
        }
    }

    /// A part of a place: memory where it can be, a value of a value.
    pub(super) fn part(&mut self, base: Place, part: Part, ty: Ty) -> Place {
        let is_vector = matches!(self.program.types.get(base.ty()), Shape::Vector { .. });
        match (base, part) {
            (Place::Memory(mut memory), Part::Field(index)) => {
                let index = self.b.u32(index);
                memory.path.push(index);
                memory.ty = ty;
                Place::Memory(memory)
            }
            (Place::Memory(mut memory), Part::Element(index)) if !is_vector => {
                memory.path.push(index);
                memory.ty = ty;
                Place::Memory(memory)
            }
            (Place::Value(value, of), part) => {
                let value = self.extract(value, of, part, ty);
                Place::Value(value, ty)
            }
            (base, part) => Place::Part(Box::new(base), part, ty),
        }
    }
}
