//! Expressions: their types, and what may be done with them.

use super::Checker;
use crate::diagnostic::{Diagnostic, with_nearest};
use crate::util::Symbol;
use crate::wsl::ast::{Expr, ExprId, Space};
use crate::wsl::program::{Category, ExprInfo, Meaning};
use crate::wsl::rules;
use crate::wsl::types::{Shape, Ty};

impl Checker<'_> {
    fn right(&mut self, expr: ExprId, ty: Ty) -> ExprInfo {
        self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Plain })
    }

    /// Checks an expression. An integer literal stays one until its user says what it becomes.
    pub(super) fn check(&mut self, expr: ExprId) -> ExprInfo {
        match self.expr(expr) {
            Expr::Int { .. } => self.right(expr, Ty::LITERAL),
            Expr::Uint(_) => self.right(expr, Ty::UINT),
            Expr::Float(_) => self.right(expr, Ty::FLOAT),
            Expr::Bool(_) => self.right(expr, Ty::BOOL),
            Expr::Name(name) => self.name(expr, name),
            Expr::Paren(inner) => {
                let info = self.check(inner);
                self.set(expr, ExprInfo { meaning: Meaning::Plain, ..info })
            }
            Expr::Comma(first, second) => {
                self.check(first);
                self.settle(first);
                self.check(second);
                let ty = self.settle(second);
                self.right(expr, ty)
            }
            Expr::LogicalAnd(a, b) | Expr::LogicalOr(a, b) => {
                self.bool_operand(a);
                self.bool_operand(b);
                self.right(expr, Ty::BOOL)
            }
            Expr::Ternary(condition, a, b) => self.ternary(expr, condition, a, b),
            Expr::Assign(target, value) => self.assign(expr, target, value),
            Expr::Compound(op, target, value) => self.compound(expr, op, target, value),
            Expr::Step { op, operand, .. } => self.step(expr, op, operand),
            Expr::Binary(op, a, b) => self.operator(expr, op, &[a, b]),
            Expr::Unary(op, a) => self.operator(expr, op, &[a]),
            Expr::Deref(inner) => self.dereference(expr, inner),
            Expr::AddressOf(inner) => self.address(expr, inner, false),
            Expr::MakeRef(inner) => self.address(expr, inner, true),
            Expr::Dot(base, name) => self.dot(expr, base, name),
            Expr::Arrow(base, name) => {
                let info = self.check(base);
                self.settle(base);
                let pointee = self.pointee(base, info.ty);
                self.member(expr, pointee, name)
            }
            Expr::Index(base, index) => self.index(expr, base, index),
            Expr::Call(name, args) => self.call(expr, name, args),
        }
    }

    fn name(&mut self, expr: ExprId, name: Symbol) -> ExprInfo {
        if let Some(local) = self.find_local(name) {
            let data = self.locals[local];
            let category = Category::Left(data.space);
            return self.set(expr, ExprInfo { ty: data.ty, category, meaning: Meaning::Local(local) });
        }
        if self.unknown.insert(name, self.current) != Some(self.current) {
            let span = self.span(expr);
            let text = self.text(name).to_owned();
            // Names are compared for the first mistakes only, so that a hostile text costs no more than a long one.
            let names = if self.diagnostics.len() < 32 { self.variable_names() } else { Vec::new() };
            let diagnostic = Diagnostic::error(rules::UNKNOWN_NAME, span, format!("there is no variable '{text}'"));
            self.diagnostics.push(with_nearest(diagnostic, (&text, span), names.iter().map(String::as_str)));
        }
        self.set(expr, ExprInfo::ERROR)
    }

    /// Gives a literal that nothing asks anything of its type; the type of the expression.
    pub(super) fn settle(&mut self, expr: ExprId) -> Ty {
        let ty = self.infos[expr].ty;
        if ty != Ty::LITERAL {
            return ty;
        }
        let chosen = [Ty::INT, Ty::UINT, Ty::FLOAT].into_iter().find(|&ty| self.literal_fits(expr, ty));
        self.set_literal(expr, chosen.unwrap_or(Ty::FLOAT));
        self.infos[expr].ty
    }

    /// Whether the literal may be given the type.
    pub(super) fn literal_fits(&self, expr: ExprId, ty: Ty) -> bool {
        let mut expr = expr;
        while let Expr::Paren(inner) = self.expr(expr) {
            expr = inner;
        }
        let Expr::Int { magnitude, is_negative } = self.expr(expr) else { return false };
        match ty {
            Ty::FLOAT => true,
            Ty::UINT => magnitude <= u32::MAX.into() && (!is_negative || magnitude == 0),
            Ty::INT => magnitude <= if is_negative { 1 << 31 } else { i32::MAX as u64 },
            _ => false,
        }
    }

    fn set_literal(&mut self, expr: ExprId, ty: Ty) {
        let mut expr = expr;
        self.infos[expr].ty = ty;
        while let Expr::Paren(inner) = self.expr(expr) {
            expr = inner;
            self.infos[expr].ty = ty;
        }
    }

    /// Whether a checked expression can be given a type; a literal is given it.
    pub(super) fn coerce(&mut self, expr: ExprId, ty: Ty) -> bool {
        let of = self.infos[expr].ty;
        if of == Ty::LITERAL {
            let fits = self.literal_fits(expr, ty);
            if fits {
                self.set_literal(expr, ty);
            } else {
                self.settle(expr);
            }
            return fits || ty == Ty::ERROR;
        }
        of == ty || of == Ty::ERROR || ty == Ty::ERROR
    }

    fn bool_operand(&mut self, expr: ExprId) {
        self.check(expr);
        let ty = self.settle(expr);
        if ty != Ty::BOOL && ty != Ty::ERROR {
            let message = format!("'&&' and '||' take 'bool', and this is '{}'", self.spell(ty));
            self.error(rules::OPERAND_TYPE, self.span(expr), message);
        }
    }

    fn ternary(&mut self, expr: ExprId, condition: ExprId, a: ExprId, b: ExprId) -> ExprInfo {
        self.check(condition);
        let ty = self.settle(condition);
        if ty != Ty::BOOL && ty != Ty::ERROR {
            let message = format!("a condition is 'bool', and this is '{}'", self.spell(ty));
            self.error(rules::CONDITION_TYPE, self.span(condition), message);
        }
        let (first, second) = (self.check(a).ty, self.check(b).ty);
        let ty = match (first, second) {
            (Ty::LITERAL, Ty::LITERAL) => Ty::INT,
            (Ty::LITERAL, other) | (other, _) => other,
        };
        let fits = self.coerce(a, ty) & self.coerce(b, ty);
        if !fits {
            let message = format!("the branches are '{}' and '{}'", self.spell(first), self.spell(second));
            self.error(rules::OPERAND_TYPE, self.span(expr), message);
        } else if self.types.is_reference(ty) || self.types.facts(ty).has_opaque || self.types.has_atomic(ty) {
            let message = format!("a branch of '?:' is not '{}'", self.spell(ty));
            self.error(rules::OPERAND_TYPE, self.span(expr), message);
        }
        self.right(expr, ty)
    }

    /// Whether an expression may be assigned to, which is reported if not.
    fn assignable(&mut self, expr: ExprId) -> bool {
        let info = self.infos[expr];
        if info.ty == Ty::ERROR {
            return false;
        }
        if info.category.is_assignable() {
            return true;
        }
        let message = match info.category {
            Category::Left(Space::Constant) => "what lies in 'constant' memory cannot be assigned to",
            _ => "this cannot be assigned to",
        };
        self.error(rules::NOT_ASSIGNABLE, self.span(expr), message);
        false
    }

    fn assign(&mut self, expr: ExprId, target: ExprId, value: ExprId) -> ExprInfo {
        let to = self.check(target).ty;
        self.settle(target);
        let of = self.check(value).ty;
        let fits = self.coerce(value, to);
        if self.assignable(target) {
            let is_value =
                !self.types.is_reference(to) && !self.types.facts(to).has_opaque && !self.types.has_atomic(to);
            if !is_value || !fits {
                let message = if is_value {
                    format!("this is '{}', and what it is assigned to '{}'", self.spell(of), self.spell(to))
                } else {
                    format!("'{}' is not assigned", self.spell(to))
                };
                self.error(rules::ASSIGNMENT_TYPE, self.span(value), message);
            }
        }
        self.right(expr, to)
    }

    fn compound(&mut self, expr: ExprId, op: &'static str, target: ExprId, value: ExprId) -> ExprInfo {
        let ty = self.check(target).ty;
        self.settle(target);
        self.check(value);
        let is_assignable = self.assignable(target);
        let name = self.symbols.intern(op);
        let Some((callee, result)) = self.resolve_call(expr, name, None, &[target, value]) else {
            return self.right(expr, ty);
        };
        if result != ty && is_assignable {
            let message =
                format!("'{op}' gives '{}' here, and what is assigned to is '{}'", self.spell(result), self.spell(ty));
            self.error(rules::ASSIGNMENT_TYPE, self.span(expr), message);
        }
        self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Call(callee) })
    }

    fn step(&mut self, expr: ExprId, op: &'static str, operand: ExprId) -> ExprInfo {
        let ty = self.check(operand).ty;
        self.settle(operand);
        if !self.assignable(operand) {
            return self.right(expr, ty);
        }
        let name = self.symbols.intern(op);
        match self.resolve_call(expr, name, None, &[operand]) {
            Some((callee, _)) => {
                self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Call(callee) })
            }
            None => self.right(expr, ty),
        }
    }

    fn operator(&mut self, expr: ExprId, op: &'static str, operands: &[ExprId]) -> ExprInfo {
        for &operand in operands {
            self.check(operand);
        }
        let name = self.symbols.intern(op);
        match self.resolve_call(expr, name, None, operands) {
            Some((callee, ty)) => {
                self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Call(callee) })
            }
            None => self.set(expr, ExprInfo::ERROR),
        }
    }

    /// What a pointer points to, as a place.
    fn pointee(&mut self, expr: ExprId, ty: Ty) -> ExprInfo {
        match self.types.get(ty) {
            Shape::Pointer { space, to } => {
                ExprInfo { ty: to, category: Category::Left(space), meaning: Meaning::Plain }
            }
            Shape::Error => ExprInfo::ERROR,
            _ => {
                let message = format!("only pointers point to something, and this is '{}'", self.spell(ty));
                self.error(rules::ADDRESS, self.span(expr), message);
                ExprInfo::ERROR
            }
        }
    }

    fn dereference(&mut self, expr: ExprId, inner: ExprId) -> ExprInfo {
        self.check(inner);
        let ty = self.settle(inner);
        let info = self.pointee(inner, ty);
        self.set(expr, info)
    }

    fn address(&mut self, expr: ExprId, inner: ExprId, is_array_ref: bool) -> ExprInfo {
        let info = self.check(inner);
        self.settle(inner);
        if info.ty == Ty::ERROR {
            return self.set(expr, ExprInfo::ERROR);
        }
        let Category::Left(space) = info.category else {
            self.error(rules::ADDRESS, self.span(inner), "this has no address");
            return self.set(expr, ExprInfo::ERROR);
        };
        if self.types.facts(info.ty).has_opaque {
            self.error(rules::OPAQUE_TYPE, self.span(inner), "there are no pointers to textures or samplers");
            return self.set(expr, ExprInfo::ERROR);
        }
        let shape = match self.types.get(info.ty) {
            Shape::Array { elem, .. } if is_array_ref => Shape::ArrayRef { space, to: elem },
            _ if is_array_ref => Shape::ArrayRef { space, to: info.ty },
            _ => Shape::Pointer { space, to: info.ty },
        };
        let ty = self.types.intern(shape);
        self.right(expr, ty)
    }

    fn variable_names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.scope_names().map(|name| self.text(name).to_owned()).collect();
        names.sort_unstable();
        names
    }
}
