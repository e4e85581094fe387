//! Declarations at module scope, except functions; and what declarations in functions share with them.

use super::expression::List;
use super::recovery::starts_declaration;
use super::{Parse, Parser, Reported, TokenKind, rules};
use crate::diagnostic::{Applicability, Diagnostic, Edit, Span};
use crate::syntax::ast::{Broken, Decl, DeclId, ExprId, Member, Name, Struct, Variable, VariableKind};
use crate::util::Range32;

impl Parser<'_> {
    /// `global_decl` and `global_assert`
    pub(super) fn global_decl(&mut self) -> Parse<()> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let keyword = self.peek();
        let decl = match keyword {
            TokenKind::Fn => self.function_decl(attributes, start)?,
            TokenKind::Var => self.variable_decl(attributes, start)?,
            TokenKind::Override => self.override_decl(attributes, start)?,
            TokenKind::Struct => self.struct_decl(start)?,
            TokenKind::Const => self.value_decl(VariableKind::Const, start)?,
            TokenKind::Let => self.let_at_module_scope(start)?,
            TokenKind::Alias => self.type_alias_decl(start)?,
            TokenKind::ConstAssert => self.const_assert(start)?,
            _ => return Err(self.expected_declaration(attributes)),
        };
        match keyword {
            TokenKind::Fn | TokenKind::Struct => {}
            _ => self.semicolon(terminated(&self.ast.decls[decl].node))?,
        }
        match keyword {
            TokenKind::Fn | TokenKind::Var | TokenKind::Override => {}
            TokenKind::Struct => self.no_attributes(attributes, "structures"),
            TokenKind::Alias => self.no_attributes(attributes, "type aliases"),
            TokenKind::ConstAssert => self.no_attributes(attributes, "const assertions"),
            _ => self.no_attributes(attributes, "'const' declarations"),
        }
        self.ast.decls[decl].span.end = self.end();
        self.doubt_attributes(decl);
        self.ast.globals.push(decl);
        Ok(())
    }

    fn expected_declaration(&mut self, attributes: Range32) -> Reported {
        use TokenKind as T;
        let (rule, message) = match self.peek() {
            T::BraceRight => (rules::UNCLOSED_DELIMITER, "this '}' closes nothing".to_owned()),
            T::If | T::For | T::While | T::Loop | T::Switch | T::Return | T::Break | T::Continue | T::Discard => {
                let message = format!("{} is a statement, and statements stand in functions", self.found());
                (rules::STATEMENT_AT_MODULE_SCOPE, message)
            }
            _ if !attributes.is_empty() => {
                let message = format!("expected a declaration after the attributes, found {}", self.found());
                (rules::EXPECTED_DECLARATION, message)
            }
            _ => (rules::EXPECTED_DECLARATION, format!("expected a declaration, found {}", self.found())),
        };
        self.error_here(rule, message)
    }

    /// `global_variable_decl`, and the part of `variable_or_value_statement` that starts with `var`:
    /// `'var' template_list? optionally_typed_ident ( '=' expression )?`
    pub(super) fn variable_decl(&mut self, attributes: Range32, start: u32) -> Parse<DeclId> {
        self.skip();
        let template_args = self.opt_template_list()?;
        let (name, ty) = self.optionally_typed_ident("a name for the variable")?;
        let initializer = self.opt_initializer()?;
        let Some(List { run: template_args, .. }) = template_args else {
            return Ok(self.push_decl(Decl::Broken(Broken::named(Some(name))), start));
        };
        let kind = VariableKind::Var;
        let variable = Variable { kind, attributes, template_args, name, ty, initializer };
        Ok(self.push_decl(Decl::Variable(variable), start))
    }

    /// `attribute* 'override' optionally_typed_ident ( '=' expression )?`
    pub(super) fn override_decl(&mut self, attributes: Range32, start: u32) -> Parse<DeclId> {
        self.skip();
        let (name, ty) = self.optionally_typed_ident("a name for the override")?;
        let initializer = self.opt_initializer()?;
        let (kind, template_args) = (VariableKind::Override, Range32::EMPTY);
        let variable = Variable { kind, attributes, template_args, name, ty, initializer };
        Ok(self.push_decl(Decl::Variable(variable), start))
    }

    /// `( 'const' | 'let' ) optionally_typed_ident '=' expression`
    pub(super) fn value_decl(&mut self, kind: VariableKind, start: u32) -> Parse<DeclId> {
        self.skip();
        let (name, ty) = self.optionally_typed_ident("a name for the value")?;
        let initializer = self.opt_initializer()?;
        if initializer.is_none() {
            let message = format!("a '{}' declaration needs '=' and a value", kind.keyword());
            return Err(self.error_after(rules::MISSING_INITIALIZER, message));
        }
        let (attributes, template_args) = (Range32::EMPTY, Range32::EMPTY);
        let variable = Variable { kind, attributes, template_args, name, ty, initializer };
        Ok(self.push_decl(Decl::Variable(variable), start))
    }

    fn opt_initializer(&mut self) -> Parse<Option<ExprId>> {
        let initialized = self.eat(TokenKind::Equal);
        initialized.then(|| self.expression()).transpose()
    }

    /// A `let` among the global declarations: reported and read, but what was meant is not known.
    fn let_at_module_scope(&mut self, start: u32) -> Parse<DeclId> {
        let message = "'let' can only be used in functions: use 'const' or 'override' here";
        let keyword = self.token().span();
        let error = Diagnostic::error(rules::LET_AT_MODULE_SCOPE, keyword, message);
        let constant = [Edit::replace(keyword, "const")];
        self.complain(error.with_suggestion("write 'const'", Applicability::Safe, constant));
        let decl = self.value_decl(VariableKind::Const, start)?;
        let name = self.ast.decls[decl].node.name();
        self.ast.decls[decl].node = Decl::Broken(Broken::named(name));
        Ok(decl)
    }

    /// The name that a declaration declares, whatever becomes of the rest of it.
    pub(super) fn declared_name(&mut self, what: &str) -> Parse<Name> {
        let name = self.identifier(what)?;
        self.declaring = Some(name);
        Ok(name)
    }

    /// `optionally_typed_ident: ident ( ':' type_specifier )?`
    fn optionally_typed_ident(&mut self, what: &str) -> Parse<(Name, Option<ExprId>)> {
        let name = self.declared_name(what)?;
        let typed = self.eat(TokenKind::Colon);
        Ok((name, typed.then(|| self.type_specifier()).transpose()?))
    }

    /// `type_alias_decl: 'alias' ident '=' type_specifier`
    pub(super) fn type_alias_decl(&mut self, start: u32) -> Parse<DeclId> {
        self.skip();
        let name = self.declared_name("a name for the type alias")?;
        self.expect(TokenKind::Equal, "the name of the type alias")?;
        let ty = self.type_specifier()?;
        Ok(self.push_decl(Decl::Alias { name, ty }, start))
    }

    /// `const_assert: 'const_assert' expression`
    pub(super) fn const_assert(&mut self, start: u32) -> Parse<DeclId> {
        self.skip();
        let condition = self.expression()?;
        Ok(self.push_decl(Decl::ConstAssert { condition }, start))
    }

    /// `struct_decl: 'struct' ident struct_body_decl`
    pub(super) fn struct_decl(&mut self, start: u32) -> Parse<DeclId> {
        self.skip();
        let name = self.declared_name("a name for the structure")?;
        let open = self.at;
        self.expect(TokenKind::BraceLeft, "the name of the structure")?;
        let empty = self.peek() == TokenKind::BraceRight;
        let (members, complete) = self.struct_members();
        self.expect_close(TokenKind::BraceRight, open, "the structure")?;
        if empty {
            let message = "a structure needs a member";
            self.complain(Diagnostic::error(rules::EMPTY_STRUCT, self.span_from(self.tokens[open].start), message));
        }
        let structure = Struct { name, members, broken: empty || !complete };
        Ok(self.push_decl(Decl::Struct(structure), start))
    }

    /// The members between the braces, and whether those are all. One with a mistake is left out, and the list goes on.
    fn struct_members(&mut self) -> (Range32, bool) {
        let start = self.ast.members.len() as u32;
        let mut complete = true;
        while !matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText) && !self.at_declaration() {
            let before = self.at;
            match self.struct_member().and_then(|member| self.member_separator().map(|()| member)) {
                Ok(member) => self.ast.members.push(member),
                Err(_) => {
                    complete = false;
                    self.recover_in_list(before);
                }
            }
            if self.at == before {
                break;
            }
        }
        (Range32 { start, len: self.ast.members.len() as u32 - start }, complete)
    }

    /// Consumes the `,` after a member. A `;` or nothing in its place is reported, and the list goes on.
    fn member_separator(&mut self) -> Parse<()> {
        if self.eat(TokenKind::Comma) || self.peek() == TokenKind::BraceRight || self.at_declaration() {
            return Ok(());
        }
        let message = match self.peek() {
            TokenKind::Semicolon => "members are separated by ',', not ';'",
            _ => "expected ',' after the member",
        };
        let (at, found) = (Span::new(self.end(), self.end()), self.token());
        let edit = match found.kind {
            TokenKind::Semicolon => Edit::replace(found.span(), ","),
            _ => Edit::insert(at.start, ","),
        };
        let error = Diagnostic::error(rules::EXPECTED_TOKEN, at, message);
        let error = self.report(error.with_suggestion("write ','", Applicability::Safe, [edit]));
        let obvious = matches!(self.peek(), TokenKind::Semicolon | TokenKind::Identifier | TokenKind::Attr);
        self.eat(TokenKind::Semicolon);
        if obvious { Ok(()) } else { Err(error) }
    }

    /// Whether a declaration stands here, which shows that a `}` is missing, and not a member with a keyword for a name.
    fn at_declaration(&self) -> bool {
        match self.peek() {
            TokenKind::Attr => self.at_attributed_declaration(),
            kind => starts_declaration(kind) && self.peek_second() != TokenKind::Colon,
        }
    }

    /// `struct_member: attribute* member_ident ':' type_specifier`
    fn struct_member(&mut self) -> Parse<Member> {
        let start = self.start();
        let attributes = self.attribute_list()?;
        let name = self.identifier("a name for the member")?;
        self.expect(TokenKind::Colon, "the name of the member")?;
        let ty = self.type_specifier()?;
        Ok(Member { attributes, name, ty, span: self.span_from(start) })
    }
}

/// What the `;` stands after, for the message where it is missing.
fn terminated(decl: &Decl) -> &'static str {
    match decl {
        Decl::Variable(Variable { kind: VariableKind::Var, .. }) => "variable declaration",
        Decl::Variable(Variable { kind: VariableKind::Override, .. }) => "'override' declaration",
        Decl::Variable(Variable { kind: VariableKind::Const, .. }) => "'const' declaration",
        Decl::Variable(Variable { kind: VariableKind::Let, .. }) => "'let' declaration",
        Decl::Alias { .. } => "type alias",
        Decl::ConstAssert { .. } => "const assertion",
        Decl::Broken(_) => "declaration",
        Decl::Struct(_) => "structure",
        Decl::Function(_) => "function",
    }
}
