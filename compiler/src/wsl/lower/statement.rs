//! Statements.

use smallvec::SmallVec;

use super::access::{Memory, Place};
use super::{Bound, Lowerer};
use crate::ir::{Cursor, Op, Value};
use crate::util::Range32;
use crate::wsl::ast::{ExprId, Space, Stmt, StmtId};
use crate::wsl::program::LocalId;

impl Lowerer<'_, '_> {
    /// Lowers the statements that control reaches.
    pub(super) fn statements(&mut self, list: Range32) {
        let program = self.program;
        for &stmt in list.of(&program.ast.stmt_lists) {
            if !self.reachable || self.error.is_some() {
                return;
            }
            self.statement(stmt);
        }
    }

    /// Lowers one statement, which control reaches.
    pub(super) fn statement(&mut self, id: StmtId) {
        let program = self.program;
        let (stmt, span) = program.ast.stmts[id];
        self.b.span = span;
        match stmt {
            Stmt::Block(list) => self.statements(list),
            Stmt::Empty | Stmt::Broken => {}
            Stmt::If { condition, then, otherwise } => self.if_statement(condition, then, otherwise),
            Stmt::While { condition, body } => self.conditional_loop(Some(condition), None, body),
            Stmt::DoWhile { body, condition } => self.do_while(body, condition),
            Stmt::For { init, condition, update, body } => {
                if let Some(init) = init {
                    self.statement(init);
                }
                self.conditional_loop(condition, update, body);
            }
            Stmt::Switch { selector, cases } => self.switch(span, selector, cases),
            Stmt::Variables { declarators, .. } => {
                for index in declarators.start..declarators.start + declarators.len {
                    let declarator = program.ast.declarators[index as usize];
                    if let Some(local) = program.declared[index as usize] {
                        self.b.span = declarator.name.span;
                        self.variable(local, declarator.initializer);
                    }
                }
            }
            Stmt::Expr(expr) => self.effect(expr),
            Stmt::Break => self.break_statement(),
            Stmt::Continue => self.continue_statement(),
            Stmt::Fallthrough => self.fallthrough(),
            Stmt::Discard => {
                self.end_between_rounds();
                self.b.exit(Op::TerminateInvocation, &[]);
                self.reachable = false;
            }
            Stmt::Return(value) => self.return_statement(value),
        }
    }

    fn return_statement(&mut self, value: Option<ExprId>) {
        if self.frame.is_inlined {
            self.frame.given = value.map(|value| self.reference(value));
            self.reachable = false;
            return;
        }
        let span = self.b.span;
        let has_value = value.is_some_and(|value| self.program.infos[value].ty != crate::wsl::types::Ty::VOID);
        let value = value.map(|value| self.value(value)).filter(|_| has_value);
        self.b.span = span;
        let value = match (value, self.frame.outputs.take()) {
            (Some(value), Some(outputs)) => {
                let output = self.output(value, &outputs);
                self.frame.outputs = Some(outputs);
                Some(output)
            }
            (value, outputs) => {
                self.frame.outputs = outputs;
                value
            }
        };
        self.b.ret(value);
        self.reachable = false;
    }

    fn variable(&mut self, local: LocalId, initializer: Option<ExprId>) {
        let data = self.program.locals[local];
        let types = &self.program.types;
        let bound = if types.is_reference(data.ty) {
            let Some(initializer) = initializer else { return };
            Bound::Ref(self.reference(initializer))
        } else if data.space == Space::Threadgroup {
            let memory = self.shared_variable(local);
            let place = Place::Memory(memory);
            self.frame.locals.insert(local, Bound::Place(place.clone()));
            if let Some(initializer) = initializer {
                let value = self.value(initializer);
                self.store(&place, value);
            }
            return;
        } else if let Some(initializer) = initializer.filter(|_| self.stays(local)) {
            let value = self.value(initializer);
            Bound::Value(self.named(value, data.name))
        } else if let Some(initializer) = initializer.filter(|_| !self.names_itself(local)) {
            let value = self.value(initializer);
            let memory = self.thread_variable(data.ty, Some(value));
            self.name(memory.root, data.name);
            Bound::Place(Place::Memory(memory))
        } else {
            let memory = self.thread_variable(data.ty, None);
            self.name(memory.root, data.name);
            let place = Place::Memory(memory);
            // The variable is in scope in its own initial value.
            self.frame.locals.insert(local, Bound::Place(place.clone()));
            if let Some(initializer) = initializer {
                let value = self.value(initializer);
                self.store(&place, value);
            }
            return;
        };
        self.frame.locals.insert(local, bound);
    }

    /// Whether a variable keeps its first value, which may as well be one of the IR.
    fn stays(&self, local: LocalId) -> bool {
        let data = self.program.locals[local];
        !self.changed.contains(&local) && self.program.types.facts(data.ty).depth == 0 && !self.names_itself(local)
    }

    /// Whether a variable stands in its own initial value: it is declared then, and zero.
    fn names_itself(&self, local: LocalId) -> bool {
        self.self_named.contains(&local)
    }

    /// A value under the name of a variable.
    fn named(&mut self, value: Value, name: Option<crate::util::Symbol>) -> Value {
        let is_fresh = value.as_defined().is_some_and(|id| self.b.module.value(id).name.is_none())
            && self.b.module.defining_inst(value).is_some();
        let ty = self.b.module.type_of(value);
        let value = if is_fresh { value } else { self.b.emit_value(Op::Let, &[value], ty) };
        self.name(value, name);
        value
    }

    /// A variable that a threadgroup shares: one of the module for each declaration.
    fn shared_variable(&mut self, local: LocalId) -> Memory {
        let data = self.program.locals[local];
        let root = match self.shared.get(&local) {
            Some(&known) => known,
            None => {
                let store = self.ty(data.ty);
                let name = data.name.map_or("shared", |name| self.program.symbols.resolve(name));
                let name = self.unique(name);
                let (space, access) = super::memory::address_space(Space::Threadgroup);
                let pointer = self.b.module.store.types.pointer(space, store, access);
                let root = self.b.module.root();
                let cursor = std::mem::replace(&mut self.b.cursor, Cursor::End(root));
                let var = self.b.var_of(pointer, crate::ir::VarInfo::default(), None);
                self.b.cursor = cursor;
                self.name(var, Some(name));
                self.shared.insert(local, var);
                var
            }
        };
        Memory { root, space: Space::Threadgroup, path: SmallVec::new(), ty: data.ty }
    }
}
