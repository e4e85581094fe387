//! Going on after a mistake: to the next `;`, `}` or keyword from which the text makes sense again.
//!
//! Nothing is skipped twice by the same production, so that time stays linear however many mistakes there are.

use super::{Parser, TokenKind};

/// Declarations are looked for behind attributes this far ahead.
const ATTRIBUTE_TOKENS: usize = 64;

/// Whether a token starts a declaration that cannot stand in braces: after it, the text is at module scope.
fn only_at_module_scope(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(kind, T::Fn | T::Struct | T::Alias | T::Override | T::Enable | T::Requires)
}

/// Whether a token starts a declaration at module scope.
pub(super) fn starts_declaration(kind: TokenKind) -> bool {
    use TokenKind as T;
    only_at_module_scope(kind) || matches!(kind, T::Const | T::ConstAssert | T::Let | T::Var)
}

/// Whether a token starts a statement and nothing else.
fn starts_statement(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(
        kind,
        T::Break
            | T::Const
            | T::ConstAssert
            | T::Continue
            | T::Continuing
            | T::Discard
            | T::For
            | T::If
            | T::Let
            | T::Loop
            | T::Return
            | T::Switch
            | T::Var
            | T::While
            | T::Case
            | T::Default
    )
}

impl Parser<'_> {
    /// Whether the next token is one from which the text may make sense again: `starts` says which are, in general.
    /// A keyword that is the mistake itself (`let fn = 1;`) is not, unless it starts a line.
    fn restarts(&self, starts: fn(TokenKind) -> bool) -> bool {
        let restarts = starts(self.peek()) && (self.peek() != TokenKind::Fn || self.at_function());
        restarts && (self.last_error != Some(self.at) || self.at_line_start())
    }

    /// Whether the next tokens are the head of a function: `fn name(`. In a block that shows that a `}` is missing.
    pub(super) fn at_function(&self) -> bool {
        let ahead = self.tokens[self.at..].iter().map(|token| token.kind);
        ahead.take(3).eq([TokenKind::Fn, TokenKind::Identifier, TokenKind::ParenLeft])
    }

    /// Whether attributes stand here and a declaration after them.
    pub(super) fn at_attributed_declaration(&self) -> bool {
        let (mut depth, mut previous) = (0_u32, TokenKind::Attr);
        for token in self.tokens[self.at..].iter().take(ATTRIBUTE_TOKENS) {
            match token.kind {
                TokenKind::ParenLeft => depth += 1,
                TokenKind::ParenRight => depth = depth.saturating_sub(1),
                TokenKind::BraceLeft | TokenKind::BraceRight | TokenKind::Semicolon => return false,
                kind if depth == 0 && starts_declaration(kind) && previous != TokenKind::Attr => return true,
                TokenKind::Colon | TokenKind::Equal if depth == 0 => return false,
                _ => {}
            }
            previous = token.kind;
        }
        false
    }

    /// Whether a line break stands before the next token.
    pub(super) fn at_line_start(&self) -> bool {
        self.source[self.end() as usize..self.start() as usize].contains(['\n', '\r'])
    }

    /// After a mistake in an item that started at token `item`: skips what is left of it.
    pub(super) fn recover_at_module_scope(&mut self, item: usize) {
        if std::mem::take(&mut self.missing_brace) {
            return;
        }
        let found = self.peek();
        if found != TokenKind::BraceRight && (self.at == item || starts_statement(found) && !starts_declaration(found))
        {
            self.break_last_function();
            return self.skip_stray_statements();
        }
        loop {
            match self.peek() {
                TokenKind::EndOfText => return,
                TokenKind::Semicolon => return self.skip(),
                TokenKind::BraceLeft => return self.skip_braces(),
                TokenKind::Attr if self.at > item && self.at_attributed_declaration() => return,
                _ if self.at > item && self.restarts(starts_declaration) => return,
                _ => self.skip(),
            }
        }
    }

    /// Skips what starts no declaration. Most likely these are the statements of a function whose block ended too early,
    /// and one report is enough for all of them.
    fn skip_stray_statements(&mut self) {
        loop {
            match self.peek() {
                TokenKind::EndOfText | TokenKind::Attr | TokenKind::Const | TokenKind::ConstAssert => return,
                TokenKind::Var if self.peek_second() == TokenKind::TemplateArgsStart => return,
                TokenKind::BraceLeft => self.skip_braces(),
                _ if self.restarts(only_at_module_scope) => return,
                _ => self.skip(),
            }
        }
    }

    /// After a mistake in a statement that started at token `stmt`: skips what is left of it.
    pub(super) fn recover_in_block(&mut self, stmt: usize) {
        while !self.missing_brace {
            match self.peek() {
                TokenKind::EndOfText | TokenKind::BraceRight => return,
                TokenKind::Semicolon => return self.skip(),
                TokenKind::BraceLeft => return self.skip_braces(),
                TokenKind::Fn if self.restarts(only_at_module_scope) => return,
                _ if self.at > stmt && self.restarts(starts_statement) => return,
                _ => self.skip(),
            }
        }
    }

    /// After a mistake in an item of a comma-separated list in braces: skips to after the separator, or to the `}`.
    pub(super) fn recover_in_list(&mut self, item: usize) {
        let mut depth = 0_u32;
        loop {
            match self.peek() {
                TokenKind::EndOfText | TokenKind::BraceRight => return,
                TokenKind::BraceLeft => return self.skip_braces(),
                TokenKind::Comma | TokenKind::Semicolon if depth == 0 => return self.skip(),
                TokenKind::ParenLeft | TokenKind::TemplateArgsStart => depth += 1,
                TokenKind::ParenRight | TokenKind::TemplateArgsEnd => depth = depth.saturating_sub(1),
                _ if self.at > item && self.restarts(only_at_module_scope) => return,
                _ => {}
            }
            self.skip();
        }
    }

    /// After a mistake before a `{` of the same statement: skips to it, if it comes before the statement's end.
    pub(super) fn recover_to_brace(&mut self) -> bool {
        loop {
            match self.peek() {
                TokenKind::BraceLeft => return true,
                TokenKind::EndOfText | TokenKind::BraceRight | TokenKind::Semicolon => {
                    return false;
                }
                _ if self.restarts(only_at_module_scope) || self.restarts(starts_statement) => return false,
                _ => self.skip(),
            }
        }
    }

    /// After a mistake inside the parentheses that token `open` opened: skips to after the one that closes them.
    /// Where none does, skips to the brace before which it should have stood.
    pub(super) fn recover_after_parenthesis(&mut self, open: usize) {
        self.recover_after_parenthesis_unless(open, only_at_module_scope);
    }

    /// After a mistake inside the parentheses of an attribute, which token `open` opened: skips to after the one that closes them, or to
    /// the declaration that the attribute is of.
    pub(super) fn recover_after_parameters(&mut self, open: usize) {
        self.recover_after_parenthesis_unless(open, starts_declaration);
    }

    fn recover_after_parenthesis_unless(&mut self, open: usize, starts: fn(TokenKind) -> bool) {
        let mistake = self.at;
        self.seek(open);
        let mut depth = 0_u32;
        loop {
            match self.peek() {
                TokenKind::EndOfText | TokenKind::BraceLeft | TokenKind::BraceRight => return,
                _ if self.at >= mistake && self.restarts(starts) => return,
                TokenKind::ParenLeft => depth += 1,
                TokenKind::ParenRight => depth -= 1,
                _ => {}
            }
            self.skip();
            if depth == 0 {
                self.seek(self.at.max(mistake));
                return;
            }
        }
    }

    /// Skips a `{` with all up to its `}`, or to a declaration that shows that the `}` is missing.
    fn skip_braces(&mut self) {
        let mut depth = 0_u32;
        loop {
            match self.peek() {
                TokenKind::EndOfText => return,
                TokenKind::BraceLeft => depth += 1,
                TokenKind::BraceRight => depth -= 1,
                kind if only_at_module_scope(kind) => return,
                _ => {}
            }
            self.skip();
            if depth == 0 {
                return;
            }
        }
    }
}
