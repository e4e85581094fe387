//! The tree as text, one statement or declaration a line and each operator in parentheses: for tests and debugging.
//!
//! Recursion is as deep as the tree, which the parser's limits bound.

use super::{
    Ast, AttributeKind, BlockId, CaseSelector, Decl, DeclId, Expr, ExprId, Function, LiteralValue, Stmt, StmtId,
};
use super::{Struct, Variable};
use crate::util::{Interner, Range32, TextWriter};

/// The module-scope declarations of a tree as text. Directives and the parameters of attributes are left out.
pub fn dump(ast: &Ast, symbols: &Interner) -> String {
    let mut dumper = Dumper { ast, symbols, out: TextWriter::default() };
    ast.globals.iter().for_each(|&decl| dumper.decl(decl));
    dumper.out.finish()
}

struct Dumper<'a> {
    ast: &'a Ast,
    symbols: &'a Interner,
    out: TextWriter,
}

impl Dumper<'_> {
    fn decl(&mut self, id: DeclId) {
        match self.ast.decl(id) {
            Decl::Variable(variable) => self.variable(variable),
            Decl::Broken(_) => {
                self.out.line("(broken)");
            }
            Decl::Alias { name, ty } => {
                let text = format!("(alias {} {})", self.symbols.resolve(name.symbol), self.expr(ty));
                self.out.line(&text);
            }
            Decl::ConstAssert { condition } => {
                let text = format!("(const_assert {})", self.expr(condition));
                self.out.line(&text);
            }
            Decl::Struct(Struct { name, members, .. }) => {
                let mut text = format!("(struct {}", self.symbols.resolve(name.symbol));
                for member in self.ast.member_list(members) {
                    let (name, ty) = (self.symbols.resolve(member.name.symbol), self.expr(member.ty));
                    text += &format!(" {}({name} {ty})", self.attributes(member.attributes));
                }
                self.out.line(&(text + ")"));
            }
            Decl::Function(function) => self.function(&function),
        }
    }

    fn variable(&mut self, variable: Variable) {
        let mut text = format!("{}({}", self.attributes(variable.attributes), variable.kind.keyword());
        text += &self.list(variable.template_args, "<", ">");
        text += &format!(" {}", self.symbols.resolve(variable.name.symbol));
        text += &variable.ty.map_or(String::new(), |ty| format!(": {}", self.expr(ty)));
        text += &variable.initializer.map_or(String::new(), |value| format!(" = {}", self.expr(value)));
        self.out.line(&(text + ")"));
    }

    fn function(&mut self, function: &Function) {
        let mut text =
            format!("{}(fn {}", self.attributes(function.attributes), self.symbols.resolve(function.name.symbol));
        for param in self.ast.param_list(function.params) {
            let (name, ty) = (self.symbols.resolve(param.name.symbol), self.expr(param.ty));
            text += &format!(" {}({name} {ty})", self.attributes(param.attributes));
        }
        if let Some(ty) = function.return_type {
            text += &format!(" -> {}{}", self.attributes(function.return_attributes), self.expr(ty));
        }
        self.out.line(&text);
        self.block(function.body);
        self.out.line(")");
    }

    fn block(&mut self, id: BlockId) {
        self.out.indent();
        let attributes = self.attributes(self.ast.block(id).attributes);
        if !attributes.is_empty() {
            self.out.line(attributes.trim_end());
        }
        for &stmt in self.ast.block_stmts(id) {
            self.stmt(stmt);
        }
        self.out.dedent();
    }

    /// A line and the block below it.
    fn head(&mut self, text: &str, block: BlockId) {
        self.out.line(text);
        self.block(block);
    }

    fn stmt(&mut self, id: StmtId) {
        match self.ast.stmt(id) {
            Stmt::Compound(block) => self.head("block", block),
            Stmt::If { attributes, clauses, otherwise } => {
                let mut word = format!("{}if", self.attributes(attributes));
                for clause in self.ast.if_clause_list(clauses) {
                    self.head(&format!("{word} {}", self.expr(clause.condition)), clause.body);
                    word = "else if".to_owned();
                }
                if let Some(block) = otherwise {
                    self.head("else", block);
                }
            }
            Stmt::Switch { attributes, selector, body_attributes, clauses } => {
                let (attributes, body_attributes) = (self.attributes(attributes), self.attributes(body_attributes));
                let text = format!("{attributes}switch {} {body_attributes}", self.expr(selector));
                self.out.line(text.trim_end());
                for clause in self.ast.switch_clause_list(clauses) {
                    let selectors =
                        self.ast.case_selector_list(clause.selectors).iter().map(|selector| match *selector {
                            CaseSelector::Value(value) => self.expr(value),
                            CaseSelector::Default(_) => "default".to_owned(),
                        });
                    let text = format!("case {}", selectors.collect::<Vec<_>>().join(" "));
                    self.head(&text, clause.body);
                }
            }
            Stmt::Loop { attributes, body, continuing, break_if } => {
                self.head(&format!("{}loop", self.attributes(attributes)), body);
                if let Some(block) = continuing {
                    self.head("continuing", block);
                }
                if let Some(condition) = break_if {
                    self.out.line(&format!("break if {}", self.expr(condition)));
                }
            }
            Stmt::While { attributes, condition, body } => {
                self.head(&format!("{}while {}", self.attributes(attributes), self.expr(condition)), body);
            }
            Stmt::For { attributes, init, condition, update, body } => {
                let condition = condition.map_or("-".to_owned(), |condition| self.expr(condition));
                self.out.line(&format!("{}for {condition}", self.attributes(attributes)));
                for (word, part) in [("init", init), ("update", update)] {
                    if let Some(part) = part {
                        self.out.put(word).put(" ");
                        self.stmt(part);
                    }
                }
                self.block(body);
            }
            Stmt::Decl(decl) => self.decl(decl),
            simple => {
                let text = self.simple(simple);
                self.out.line(&text);
            }
        }
    }

    /// A statement without blocks.
    fn simple(&self, stmt: Stmt) -> String {
        match stmt {
            Stmt::Break => "break".to_owned(),
            Stmt::Continue => "continue".to_owned(),
            Stmt::Discard => "discard".to_owned(),
            Stmt::Return { value } => format!("return {}", value.map_or(String::new(), |value| self.expr(value))),
            Stmt::Call { call } => self.expr(call),
            Stmt::Assign { target, value } => format!("(= {} {})", self.expr(target), self.expr(value)),
            Stmt::CompoundAssign { target, op, value } => {
                format!("({}= {} {})", op.spelling(), self.expr(target), self.expr(value))
            }
            Stmt::PhonyAssign { value } => format!("(= _ {})", self.expr(value)),
            Stmt::Increment { target } => format!("(++ {})", self.expr(target)),
            Stmt::Decrement { target } => format!("(-- {})", self.expr(target)),
            other => unreachable!("{other:?} has blocks"),
        }
    }

    fn expr(&self, id: ExprId) -> String {
        match self.ast.expr(id) {
            Expr::Broken => "(broken)".to_owned(),
            Expr::Literal(literal) => spell(literal.value()),
            Expr::Ident { name, template_args } => {
                self.symbols.resolve(name.symbol).to_owned() + &self.list(template_args, "<", ">")
            }
            Expr::Index { base, index } => format!("([] {} {})", self.expr(base), self.expr(index)),
            Expr::Member { base, name } => format!("(. {} {})", self.expr(base), self.symbols.resolve(name.symbol)),
            Expr::Unary { op, operand } => format!("({} {})", op.spelling(), self.expr(operand)),
            Expr::Binary { op, left, right } => {
                format!("({} {} {})", op.spelling(), self.expr(left), self.expr(right))
            }
            Expr::Call { callee, args } => format!("(call {}{})", self.expr(callee), self.list(args, " ", "")),
        }
    }

    /// A list of expressions between two words; nothing where it is empty.
    fn list(&self, run: Range32, open: &str, close: &str) -> String {
        let items: Vec<_> = self.ast.expr_list(run).iter().map(|&expr| self.expr(expr)).collect();
        if items.is_empty() { String::new() } else { format!("{open}{}{close}", items.join(" ")) }
    }

    /// The names of attributes, each with a space after it.
    fn attributes(&self, run: Range32) -> String {
        let name = |kind: &AttributeKind| format!("@{} ", kind.name());
        self.ast.attribute_list(run).iter().map(|attribute| name(&attribute.kind)).collect()
    }
}

fn spell(value: LiteralValue) -> String {
    match value {
        LiteralValue::Bool(value) => value.to_string(),
        LiteralValue::AbstractInt(value) => value.to_string(),
        LiteralValue::AbstractFloat(value) => format!("{value:?}"),
        LiteralValue::I32(value) => format!("{value}i"),
        LiteralValue::U32(value) => format!("{value}u"),
        LiteralValue::F32(value) => format!("{value:?}f"),
        LiteralValue::F16(value) => format!("{value:?}h"),
    }
}
