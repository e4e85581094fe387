//! Template list discovery (`template-lists-sec`), run on tokens as they are made: one pass, no looking ahead.
//!
//! The specification describes it on code points, before tokens; the lexer consults it wherever it meets one of the
//! characters that matter, so that a `>` that ends a list never becomes part of a longer token.

use crate::syntax::token::{Token, TokenKind};

/// A `<` that may turn out to start a template list.
struct Candidate {
    /// The index of its token.
    token: u32,
    /// How many parentheses and brackets it stands in, of those that were opened since the first candidate.
    depth: u32,
}

/// The state of the discovery.
#[derive(Default)]
pub(super) struct Discovery {
    pending: Vec<Candidate>,
    /// How many parentheses and brackets are open since the first of the candidates.
    depth: u32,
}

impl Discovery {
    /// A `<` follows a word, is not part of `<<` or `<=`, and becomes token number `token`.
    pub(super) fn candidate(&mut self, token: usize) {
        if self.pending.is_empty() {
            self.depth = 0;
        }
        self.pending.push(Candidate { token: token as u32, depth: self.depth });
    }

    /// Whether there is no candidate, so that nothing needs to be told but the next one.
    #[inline]
    pub(super) fn is_idle(&self) -> bool {
        self.pending.is_empty()
    }

    /// At a `>`: whether it ends a list. Its start, if so, is marked in `tokens`.
    pub(super) fn closes(&mut self, tokens: &mut [Token]) -> bool {
        let depth = self.depth;
        let Some(start) = self.pending.pop_if(|candidate| candidate.depth == depth) else {
            return false;
        };
        tokens[start.token as usize].kind = TokenKind::TemplateArgsStart;
        true
    }

    /// At a token that is neither `<` nor `>`, nor begins so.
    #[inline(never)]
    pub(super) fn token(&mut self, kind: TokenKind) {
        use TokenKind as T;
        match kind {
            T::ParenLeft | T::BracketLeft => self.depth += 1,
            T::ParenRight | T::BracketRight => {
                self.reject_level();
                self.depth = self.depth.saturating_sub(1);
            }
            T::AndAnd | T::OrOr => self.reject_level(),
            T::Semicolon | T::BraceLeft | T::Colon | T::Equal => self.reject_all(),
            T::PlusEqual | T::MinusEqual | T::TimesEqual | T::DivisionEqual => self.reject_all(),
            T::ModuloEqual | T::AndEqual | T::OrEqual | T::XorEqual => self.reject_all(),
            _ => {}
        }
    }

    /// At the end of a level, or at `&&` or `||`, which bind weaker than comparisons: no candidate of this level or deeper is a list.
    fn reject_level(&mut self) {
        while self.pending.pop_if(|candidate| candidate.depth >= self.depth).is_some() {}
    }

    /// At what cannot be in an expression (`;`, `{`, `:`, an assignment): no candidate is a list.
    pub(super) fn reject_all(&mut self) {
        self.pending.clear();
    }
}
