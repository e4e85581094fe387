//! Statements other than control flow.

use super::Lowerer;
use super::access::Place;
use crate::constant::{self, EvalStage};
use crate::intrinsics::BinaryOp;
use crate::ir::{Op, Value};
use crate::sem::program::{DeclTarget, LocalId};
use crate::syntax::ast::{self, ExprId, Stmt, StmtId, VariableKind};
use crate::types::{Access, AddressSpace, Type, TypeId};

impl Lowerer<'_, '_> {
    /// Lowers the statements of a block as far as control reaches.
    pub(super) fn statements(&mut self, block: ast::BlockId) {
        let program = self.program;
        for &stmt in program.ast.block_stmts(block) {
            if !self.reachable || self.too_deep.is_some() {
                return;
            }
            self.statement(stmt);
        }
    }

    /// Lowers one statement, which control reaches.
    pub(super) fn statement(&mut self, id: StmtId) {
        let program = self.program;
        let span = program.ast.stmt_span(id);
        self.b.span = span;
        match program.ast.stmt(id) {
            Stmt::Compound(block) => self.statements(block),
            Stmt::If { clauses, otherwise, .. } => self.if_chain(program.ast.if_clause_list(clauses), otherwise),
            Stmt::Switch { selector, clauses, .. } => self.switch(selector, clauses),
            Stmt::Loop { body, continuing, break_if, .. } => self.loop_statement(span, body, continuing, break_if),
            Stmt::While { condition, body, .. } => self.conditional_loop(span, None, Some(condition), None, body),
            Stmt::For { init, condition, update, body, .. } => {
                self.conditional_loop(span, init, condition, update, body);
            }
            Stmt::Break => self.break_statement(),
            Stmt::Continue => self.continue_statement(),
            Stmt::Return { value } => {
                let value = value.map(|value| self.value(value));
                self.b.span = span;
                self.b.ret(value);
                self.reachable = false;
            }
            Stmt::Discard => {
                self.b.exit(Op::Discard, &[]);
            }
            Stmt::Call { call } => {
                self.call(call);
            }
            Stmt::Decl(decl) => {
                if let DeclTarget::Local(local) = program.decls[decl] {
                    self.local(local);
                }
            }
            Stmt::Assign { target, value } => {
                let place = self.place(target);
                let value = self.value(value);
                self.b.span = span;
                self.store(&place, value);
            }
            Stmt::CompoundAssign { target, op, value } => {
                let place = self.place(target);
                let old = self.load(&place);
                let value = self.value(value);
                self.b.span = span;
                self.update(&place, op.into(), old, value);
            }
            Stmt::PhonyAssign { value } => self.evaluate(value),
            Stmt::Increment { target } => self.step(target, BinaryOp::Add),
            Stmt::Decrement { target } => self.step(target, BinaryOp::Sub),
        }
    }

    fn update(&mut self, place: &Place, op: BinaryOp, old: Value, value: Value) {
        let ty = self.b.module.type_of(old);
        let new = self.b.binary(op, ty, old, value);
        self.store(place, new);
    }

    fn step(&mut self, target: ExprId, op: BinaryOp) {
        let place = self.place(target);
        let old = self.load(&place);
        let ty = self.b.module.type_of(old);
        let one = if ty == TypeId::I32 { constant::Value::I32(1) } else { constant::Value::U32(1) };
        let one = self.b.splat_constant(ty, one);
        self.update(&place, op, old, one);
    }

    /// A phony assignment: the value is computed for its effects, and memory that cannot be loaded is only named. A constant has no effect,
    /// and may be of an abstract type, which the IR lacks.
    fn evaluate(&mut self, value: ExprId) {
        let info = *self.program.info(value);
        if info.stage == EvalStage::Const {
            return;
        }
        let is_memory = matches!(self.b.module.store.types.get(info.converted), Type::Reference { .. });
        if is_memory {
            self.place(value);
        } else {
            self.value(value);
        }
    }

    fn local(&mut self, id: LocalId) {
        let program = self.program;
        let local = program.locals[id];
        let name = local.name;
        let value = match local.kind {
            VariableKind::Const | VariableKind::Override => return,
            VariableKind::Var => {
                let initializer = local.initializer.map(|expr| self.value(expr));
                let space = AddressSpace::Function;
                let pointer = self.b.module.store.types.pointer(space, local.ty, Access::ReadWrite);
                self.b.span = program.ast.decl_span(local.decl);
                let var = self.b.var_of(pointer, crate::ir::VarInfo::default(), initializer);
                self.named(var, name)
            }
            VariableKind::Let => {
                let initializer = local.initializer.expect("a let has an initializer");
                let value = self.value(initializer);
                self.b.span = program.ast.decl_span(local.decl);
                self.let_value(value, name)
            }
        };
        self.locals[id] = Some(value);
    }

    fn named(&mut self, value: Value, name: crate::util::Symbol) -> Value {
        if let Some(id) = value.as_defined() {
            self.b.module.set_name(id, Some(name));
        }
        value
    }

    /// Gives a value its name. A result that has none yet takes it; a constant, a parameter or what has a name already gets a
    /// `let`; pointers are named by what they point to, and textures and samplers by their variables.
    fn let_value(&mut self, value: Value, name: crate::util::Symbol) -> Value {
        let ty = self.b.module.type_of(value);
        let types = &self.b.module.store.types;
        if matches!(types.get(ty), Type::Pointer { .. }) || types.is_handle(ty) {
            return value;
        }
        let is_fresh = value.as_defined().is_some_and(|id| self.b.module.value(id).name.is_none())
            && self.b.module.defining_inst(value).is_some();
        let value = if is_fresh { value } else { self.b.emit_value(Op::Let, &[value], ty) };
        self.named(value, name)
    }
}
