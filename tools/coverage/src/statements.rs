//! What is seen in the syntax tree: statements and where they stand, attributes and what they stand on, directives.

use colorfast::sem::program::Program;
use colorfast::syntax::ast::{Ast, AttributeKind, BlockId, Decl, DirectiveKind, Function, Stmt, StmtId, VariableKind};
use colorfast::util::Range32;

use crate::inputs::Input;
use crate::matrix::{Kind, Matrix};

/// Notes what an input's tree has.
pub fn note(input: &Input, matrices: &mut [Matrix]) {
    let mut walk = Walk { ast: &input.program.ast, name: &input.name, matrices };
    walk.directives(&input.program);
    for &decl in &input.program.ast.globals {
        walk.global(input.program.ast.decl(decl));
    }
}

struct Walk<'a> {
    ast: &'a Ast,
    name: &'a str,
    matrices: &'a mut [Matrix],
}

impl Walk<'_> {
    fn see(&mut self, kind: Kind, row: &str, column: &str) {
        self.matrices[kind as usize].note(row, column, self.name);
    }

    fn directives(&mut self, program: &Program) {
        for directive in &program.ast.directives {
            let names = match directive.kind {
                DirectiveKind::Enable(names) | DirectiveKind::Requires(names) => names,
                DirectiveKind::Diagnostic(_) => {
                    self.see(Kind::Attributes, "diagnostic", "module");
                    continue;
                }
                DirectiveKind::Broken => continue,
            };
            for name in names.of(&program.ast.names) {
                self.see(Kind::Extensions, program.store.name(name.symbol), "enabled or required");
            }
        }
    }

    fn attributes(&mut self, run: Range32, place: &str) {
        for attribute in self.ast.attribute_list(run) {
            self.see(Kind::Attributes, attribute.kind.name(), place);
        }
    }

    fn global(&mut self, decl: Decl) {
        match decl {
            Decl::Function(function) => self.function(function),
            Decl::Struct(structure) => {
                for member in self.ast.member_list(structure.members) {
                    self.attributes(member.attributes, "member");
                }
            }
            Decl::Variable(variable) => self.attributes(variable.attributes, "module"),
            _ => {}
        }
    }

    fn function(&mut self, function: Function) {
        let stage = self.ast.attribute_list(function.attributes).iter().find_map(|attribute| match attribute.kind {
            AttributeKind::Vertex => Some("vertex"),
            AttributeKind::Fragment => Some("fragment"),
            AttributeKind::Compute => Some("compute"),
            _ => None,
        });
        self.attributes(function.attributes, stage.unwrap_or("helper function"));
        for param in self.ast.param_list(function.params) {
            self.attributes(param.attributes, "parameter");
        }
        self.attributes(function.return_attributes, "result");
        self.block(function.body, "function");
    }

    /// Recursion is as deep as the parser lets statements nest.
    fn block(&mut self, block: BlockId, place: &str) {
        let at = self.ast.block(block);
        self.attributes(at.attributes, "statement");
        for &stmt in self.ast.block_stmts(block) {
            self.stmt(stmt, place);
        }
    }

    fn stmt(&mut self, id: StmtId, place: &str) {
        let stmt = self.ast.stmt(id);
        self.see(Kind::Statements, name(self.ast, stmt), place);
        match stmt {
            Stmt::Compound(block) => self.block(block, "block"),
            Stmt::If { attributes, clauses, otherwise } => {
                self.attributes(attributes, "statement");
                for clause in self.ast.if_clause_list(clauses) {
                    self.block(clause.body, "if");
                }
                if let Some(block) = otherwise {
                    self.block(block, "else");
                }
            }
            Stmt::Switch { attributes, body_attributes, clauses, .. } => {
                self.attributes(attributes, "statement");
                self.attributes(body_attributes, "statement");
                for clause in self.ast.switch_clause_list(clauses) {
                    self.block(clause.body, "case");
                }
            }
            Stmt::Loop { attributes, body, continuing, break_if } => {
                self.attributes(attributes, "statement");
                self.block(body, "loop");
                if let Some(block) = continuing {
                    self.block(block, "continuing");
                }
                if break_if.is_some() {
                    self.see(Kind::Statements, "break if", "continuing");
                }
            }
            Stmt::While { attributes, body, .. } => {
                self.attributes(attributes, "statement");
                self.block(body, "while");
            }
            Stmt::For { attributes, init, update, body, .. } => {
                self.attributes(attributes, "statement");
                for part in [init, update].into_iter().flatten() {
                    self.stmt(part, "for header");
                }
                self.block(body, "for");
            }
            _ => {}
        }
    }
}

/// A statement's row.
fn name(ast: &Ast, stmt: Stmt) -> &'static str {
    match stmt {
        Stmt::Compound(_) => "block",
        Stmt::If { .. } => "if",
        Stmt::Switch { .. } => "switch",
        Stmt::Loop { .. } => "loop",
        Stmt::While { .. } => "while",
        Stmt::For { .. } => "for",
        Stmt::Break => "break",
        Stmt::Continue => "continue",
        Stmt::Return { .. } => "return",
        Stmt::Discard => "discard",
        Stmt::Call { .. } => "call",
        Stmt::Assign { .. } => "assign",
        Stmt::CompoundAssign { .. } => "compound assign",
        Stmt::PhonyAssign { .. } => "phony assign",
        Stmt::Increment { .. } => "increment",
        Stmt::Decrement { .. } => "decrement",
        Stmt::Decl(decl) => match ast.decl(decl) {
            Decl::Variable(variable) => match variable.kind {
                VariableKind::Var => "var",
                VariableKind::Let => "let",
                _ => "const",
            },
            _ => "const_assert",
        },
    }
}
