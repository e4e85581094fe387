//! Declarations at module scope, and those of variables and values everywhere (`var-and-value`).

use super::{Parse, Parser, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{Decl, Member, Stmt, Struct, Variable, VariableKind};
use crate::util::Range32;

impl Parser<'_> {
    /// `global_decl` or `global_assert`
    pub(super) fn global_decl(&mut self) -> Parse<()> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let decl = match self.peek() {
            TokenKind::Fn => Decl::Function(self.function_decl(attributes)?),
            TokenKind::Var | TokenKind::Override | TokenKind::Const => {
                let variable = self.variable(attributes)?;
                self.semicolon("the declaration")?;
                Decl::Variable(variable)
            }
            TokenKind::Struct => {
                self.no_attributes(attributes, "structures");
                self.struct_decl()?
            }
            TokenKind::Alias => {
                self.no_attributes(attributes, "aliases");
                self.alias_decl()?
            }
            TokenKind::ConstAssert => {
                self.no_attributes(attributes, "assertions");
                let decl = self.const_assert()?;
                self.semicolon("the assertion")?;
                decl
            }
            _ => return Err(self.no_declaration()),
        };
        let decl = self.push_decl(decl, start);
        self.ast.globals.push(decl);
        Ok(())
    }

    /// What stands at module scope starts no declaration.
    fn no_declaration(&mut self) -> super::Reported {
        use TokenKind as T;
        match self.peek() {
            T::Let => {
                let message = "'let' declares values inside functions only";
                let error = Diagnostic::error(rules::LET_AT_MODULE_SCOPE, self.token().span(), message);
                self.report(error.with_help("at module scope, write 'const' or 'override'"))
            }
            T::If | T::For | T::While | T::Loop | T::Switch | T::Return | T::Break | T::Continue | T::Discard => {
                let message = format!("{} is a statement, and stands inside functions only", self.peek().describe());
                self.error_here(rules::STATEMENT_AT_MODULE_SCOPE, message)
            }
            _ => {
                let message = format!("expected a declaration, found {}", self.found());
                self.error_here(rules::EXPECTED_DECLARATION, message)
            }
        }
    }

    /// `var`, `let` or `const` in a function, without the `;`.
    pub(super) fn variable_statement(&mut self) -> Parse<Stmt> {
        let start = self.start();
        let variable = self.variable(Range32::EMPTY)?;
        Ok(Stmt::Decl(self.push_decl(Decl::Variable(variable), start)))
    }

    /// `global_variable_decl`, `global_value_decl` and `variable_or_value_statement`, without the `;`.
    fn variable(&mut self, attributes: Range32) -> Parse<Variable> {
        let keyword = self.bump();
        let kind = match keyword.kind {
            TokenKind::Var => VariableKind::Var,
            TokenKind::Let => VariableKind::Let,
            TokenKind::Const => VariableKind::Const,
            _ => VariableKind::Override,
        };
        if kind == VariableKind::Const {
            self.no_attributes(attributes, "constants");
        }
        let template_args = if kind == VariableKind::Var { self.opt_template_list()? } else { Range32::EMPTY };
        let name = self.identifier("a name")?;
        let ty = if self.eat(TokenKind::Colon) { Some(self.type_specifier()?) } else { None };
        let initializer = if self.eat(TokenKind::Equal) { Some(self.expression()?) } else { None };
        if initializer.is_none() && matches!(kind, VariableKind::Const | VariableKind::Let) {
            let message = format!("'{}' declares a value, and needs one: expected '='", kind.keyword());
            return Err(self.error_after(rules::MISSING_INITIALIZER, message));
        }
        Ok(Variable { kind, attributes, template_args, name, ty, initializer })
    }

    /// `type_alias_decl: 'alias' ident '=' type_specifier`, with its `;`.
    fn alias_decl(&mut self) -> Parse<Decl> {
        self.bump();
        let name = self.identifier("the name of the alias")?;
        self.expect(TokenKind::Equal, "the name of the alias")?;
        let ty = self.type_specifier()?;
        self.semicolon("the alias")?;
        Ok(Decl::Alias { name, ty })
    }

    /// `const_assert: 'const_assert' expression`
    pub(super) fn const_assert(&mut self) -> Parse<Decl> {
        self.bump();
        Ok(Decl::ConstAssert { condition: self.expression()? })
    }

    /// `struct_decl: 'struct' ident '{' struct_member ( ',' struct_member )* ','? '}'`
    fn struct_decl(&mut self) -> Parse<Decl> {
        self.bump();
        let name = self.identifier("the name of the structure")?;
        let open = self.at;
        self.expect(TokenKind::BraceLeft, "the name of the structure")?;
        let start = self.ast.members.len() as u32;
        while !matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText) {
            let before = self.at;
            match self.struct_member() {
                Ok(member) => self.ast.members.push(member),
                Err(_) => {
                    self.recover_in_list(before);
                    continue;
                }
            }
            if self.peek() == TokenKind::Semicolon {
                let message = "the members of a structure are separated by ','";
                self.complain(Diagnostic::error(rules::EXPECTED_TOKEN, self.token().span(), message));
                self.bump();
            } else if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_close(TokenKind::BraceRight, open, "the structure")?;
        let members = Range32 { start, len: self.ast.members.len() as u32 - start };
        if members.is_empty() {
            let message = "a structure needs at least one member";
            self.complain(Diagnostic::error(rules::EMPTY_STRUCT, name.span, message));
        }
        Ok(Decl::Struct(Struct { name, members }))
    }

    /// `struct_member: attribute* member_ident ':' type_specifier`
    fn struct_member(&mut self) -> Parse<Member> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let name = self.identifier("the name of a member")?;
        self.expect(TokenKind::Colon, "the name of the member")?;
        let ty = self.type_specifier()?;
        Ok(Member { attributes, name, ty, span: self.span_from(start) })
    }
}
