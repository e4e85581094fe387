//! Directives (`directives`), and the diagnostic control that the directive shares with the attribute.

use super::{Parse, Parser, TokenKind, rules};
use crate::diagnostic::Diagnostic;
use crate::syntax::ast::{DiagnosticControl, Directive, DirectiveKind, RuleName, SeverityControl};
use crate::util::Range32;

impl Parser<'_> {
    /// `global_directive: diagnostic_directive | enable_directive | requires_directive`
    pub(super) fn global_directive(&mut self) -> Parse<()> {
        let start = self.start();
        let directive = self.directive();
        let kind = *directive.as_ref().unwrap_or(&DirectiveKind::Broken);
        let span = self.span_from(start);
        self.ast.directives.push(Directive { kind, span });
        directive.map(drop)
    }

    fn directive(&mut self) -> Parse<DirectiveKind> {
        let keyword = self.bump();
        if !self.ast.globals.is_empty() || self.empty_declarations {
            let message = "directives must stand before all declarations and semicolons of their own";
            self.complain(Diagnostic::error(rules::DIRECTIVE_ORDER, keyword.span(), message));
        }
        let kind = match keyword.kind {
            TokenKind::Enable => DirectiveKind::Enable(self.extension_list("the name of an extension")?),
            TokenKind::Requires => DirectiveKind::Requires(self.extension_list("the name of a language extension")?),
            _ => DirectiveKind::Diagnostic(self.diagnostic_control()?),
        };
        self.semicolon("the directive")?;
        Ok(kind)
    }

    /// `enable_extension_list` and `language_extension_list`: `name ( ',' name )* ','?`
    fn extension_list(&mut self, what: &str) -> Parse<Range32> {
        let start = self.ast.names.len() as u32;
        loop {
            let name = self.identifier(what)?;
            self.ast.names.push(name);
            if !self.eat(TokenKind::Comma) || self.peek() == TokenKind::Semicolon {
                return Ok(Range32 { start, len: self.ast.names.len() as u32 - start });
            }
        }
    }

    /// `diagnostic_control: '(' severity_control_name ',' diagnostic_rule_name ','? ')'`
    pub(super) fn diagnostic_control(&mut self) -> Parse<DiagnosticControl> {
        let open = self.at;
        self.expect(TokenKind::ParenLeft, "'diagnostic'")?;
        let severity = self.severity_control_name()?;
        self.expect(TokenKind::Comma, "the severity")?;
        let first = self.identifier("the name of a diagnostic rule")?;
        let qualified = self.eat(TokenKind::Period);
        let second = qualified.then(|| self.identifier("the name of a diagnostic rule after '.'")).transpose()?;
        self.eat(TokenKind::Comma);
        self.expect_close(TokenKind::ParenRight, open, "the diagnostic filter")?;
        Ok(DiagnosticControl { severity, rule: RuleName { first, second } })
    }

    fn severity_control_name(&mut self) -> Parse<SeverityControl> {
        let name = self.identifier("a severity")?;
        let text = self.symbols.resolve(name.symbol);
        if let Some(severity) = SeverityControl::ALL.into_iter().find(|severity| severity.spelling() == text) {
            return Ok(severity);
        }
        let message = format!("'{text}' is not a severity: write 'error', 'warning', 'info' or 'off'");
        self.complain(Diagnostic::error(rules::DIAGNOSTIC_SEVERITY, name.span, message));
        Ok(SeverityControl::Off)
    }
}
