//! The selecting statements: `if` (`if-statement`) and `switch` (`switch-statement`).

use super::{Parse, Parser, TokenKind, rules};
use crate::syntax::ast::{BlockId, CaseSelector, IfClause, Stmt, SwitchClause};
use crate::util::Range32;

impl Parser<'_> {
    /// `if_statement: attribute* if_clause else_if_clause* else_clause?`. The chain is read without recursion.
    pub(super) fn if_statement(&mut self, attributes: Range32) -> Parse<Stmt> {
        let mark = self.scratch.if_clauses.len();
        let otherwise = self.if_clauses();
        let clauses = Range32::extend(&mut self.ast.if_clauses, self.scratch.if_clauses.drain(mark..));
        Ok(Stmt::If { attributes, clauses, otherwise: otherwise? })
    }

    /// The clauses on the scratch stack, and the block of `else`.
    fn if_clauses(&mut self) -> Parse<Option<BlockId>> {
        loop {
            self.bump();
            let condition = self.condition()?;
            let body = self.block_of("the body of 'if'")?;
            self.scratch.if_clauses.push(IfClause { condition, body });
            if !self.eat(TokenKind::Else) {
                return Ok(None);
            }
            if self.peek() != TokenKind::If {
                return self.block_of("the body of 'else'").map(Some);
            }
        }
    }

    /// `expression` before a block. After a mistake in it the block is read all the same, so that its own mistakes are found.
    pub(super) fn condition(&mut self) -> Parse<crate::syntax::ast::ExprId> {
        let condition = self.expression();
        if condition.is_err() && self.recover_to_brace() {
            self.block_of("the block")?;
        }
        condition
    }

    /// `compound_statement` with its attributes.
    pub(super) fn block_of(&mut self, what: &str) -> Parse<BlockId> {
        let attributes = self.attribute_list()?;
        self.compound_statement(attributes, what)
    }

    /// `switch_statement: attribute* 'switch' expression switch_body`
    pub(super) fn switch_statement(&mut self, attributes: Range32) -> Parse<Stmt> {
        let keyword = self.bump();
        let selector = self.expression()?;
        let body_attributes = self.attribute_list()?;
        let open = self.at;
        if !self.eat(TokenKind::BraceLeft) {
            let message = format!("expected '{{' to start the body of 'switch', found {}", self.found());
            return Err(self.error_here(rules::EXPECTED_TOKEN, message));
        }
        let mark = self.scratch.switch_clauses.len();
        let result = self.in_braces(|parser| {
            parser.switch_clauses();
            Ok(())
        });
        let clauses = Range32::extend(&mut self.ast.switch_clauses, self.scratch.switch_clauses.drain(mark..));
        result?;
        if !self.missing_brace {
            self.expect_close(TokenKind::BraceRight, open, "the body of 'switch'")
                .inspect_err(|_| self.missing_brace = true)?;
        }
        if clauses.is_empty() {
            let error = "a switch needs at least one clause, and a 'default'";
            self.complain(crate::diagnostic::Diagnostic::error(rules::EMPTY_SWITCH, keyword.span(), error));
        }
        Ok(Stmt::Switch { attributes, selector, body_attributes, clauses })
    }

    fn switch_clauses(&mut self) {
        while !self.missing_brace
            && !matches!(self.peek(), TokenKind::BraceRight | TokenKind::EndOfText | TokenKind::Fn)
        {
            let before = self.at;
            match self.switch_clause() {
                Ok(clause) => self.scratch.switch_clauses.push(clause),
                Err(_) => self.recover_in_block(before),
            }
            if self.at == before {
                self.bump();
            }
        }
    }

    /// `case_clause` or `default_alone_clause`
    fn switch_clause(&mut self) -> Parse<SwitchClause> {
        let start = self.start();
        let selectors = match self.peek() {
            TokenKind::Case => {
                self.bump();
                self.case_selectors()?
            }
            TokenKind::Default => {
                let span = self.bump().span();
                Range32::extend(&mut self.ast.case_selectors, [CaseSelector::Default(span)])
            }
            _ => {
                let message = format!("expected 'case' or 'default' in the body of a switch, found {}", self.found());
                return Err(self.error_here(rules::EXPECTED_TOKEN, message));
            }
        };
        self.eat(TokenKind::Colon);
        let body = self.block_of("the body of the clause")?;
        Ok(SwitchClause { selectors, body, span: self.span_from(start) })
    }

    /// `case_selectors: case_selector ( ',' case_selector )* ','?`
    fn case_selectors(&mut self) -> Parse<Range32> {
        let mark = self.scratch.case_selectors.len();
        let result = self.case_selector_list();
        let run = Range32::extend(&mut self.ast.case_selectors, self.scratch.case_selectors.drain(mark..));
        result.map(|()| run)
    }

    fn case_selector_list(&mut self) -> Parse<()> {
        loop {
            let selector = if self.peek() == TokenKind::Default {
                CaseSelector::Default(self.bump().span())
            } else {
                CaseSelector::Value(self.expression()?)
            };
            self.scratch.case_selectors.push(selector);
            let ends = |kind| matches!(kind, TokenKind::Colon | TokenKind::BraceLeft | TokenKind::Attr);
            if !self.eat(TokenKind::Comma) || ends(self.peek()) {
                return Ok(());
            }
        }
    }
}
