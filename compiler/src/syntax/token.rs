//! Tokens: what kinds there are and how each is spelt.

use crate::diagnostic::Span;
use crate::util::Symbol;

/// A token: its kind and its place. Its text is the source's.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset after its last byte.
    pub end: u32,
    /// The word that it is, keywords too.
    pub word: Option<Symbol>,
}

impl Token {
    /// Where it stands.
    #[inline]
    pub fn span(self) -> Span {
        Span::new(self.start, self.end)
    }

    /// Its text.
    #[inline]
    pub fn text(self, source: &str) -> &str {
        &source[self.start as usize..self.end as usize]
    }
}

macro_rules! token_kinds {
    (classes { $($class:ident $what:literal,)* } keywords { $($keyword:ident $word:literal,)* } symbols { $($symbol:ident $text:literal,)* }) => {
        /// The kinds of token (`tokens`), template delimiters distinguished from comparisons.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum TokenKind { $($class,)* $($keyword,)* $($symbol,)* }

        impl TokenKind {
            /// The keywords with their kinds.
            pub const KEYWORDS: &[(&'static str, Self)] = &[$(($word, Self::$keyword),)*];

            /// Whether it is a keyword.
            pub const fn is_keyword(self) -> bool {
                matches!(self, $(Self::$keyword)|*)
            }

            /// What to call it in a message: a description, or the spelling in quotes.
            pub const fn describe(self) -> &'static str {
                match self {
                    $(Self::$class => $what,)*
                    $(Self::$keyword => concat!("'", $word, "'"),)*
                    $(Self::$symbol => concat!("'", $text, "'"),)*
                }
            }
        }
    };
}

token_kinds! {
    classes {
        EndOfText "the end of the text",
        Identifier "an identifier",
        IntLiteral "a number",
        FloatLiteral "a number",
        // A number of no valid form, already reported.
        BadLiteral "a number",
        // Characters that start no token, already reported.
        Invalid "an invalid character",
    }
    keywords {
        Alias "alias",
        Break "break",
        Case "case",
        Const "const",
        ConstAssert "const_assert",
        Continue "continue",
        Continuing "continuing",
        Default "default",
        Diagnostic "diagnostic",
        Discard "discard",
        Else "else",
        Enable "enable",
        False "false",
        Fn "fn",
        For "for",
        If "if",
        Let "let",
        Loop "loop",
        Override "override",
        Requires "requires",
        Return "return",
        Struct "struct",
        Switch "switch",
        True "true",
        Var "var",
        While "while",
    }
    symbols {
        And "&",
        AndAnd "&&",
        AndEqual "&=",
        Arrow "->",
        Attr "@",
        Bang "!",
        BraceLeft "{",
        BraceRight "}",
        BracketLeft "[",
        BracketRight "]",
        Colon ":",
        Comma ",",
        DivisionEqual "/=",
        Equal "=",
        EqualEqual "==",
        ForwardSlash "/",
        GreaterThan ">",
        GreaterThanEqual ">=",
        LessThan "<",
        LessThanEqual "<=",
        Minus "-",
        MinusEqual "-=",
        MinusMinus "--",
        Modulo "%",
        ModuloEqual "%=",
        NotEqual "!=",
        Or "|",
        OrEqual "|=",
        OrOr "||",
        ParenLeft "(",
        ParenRight ")",
        Period ".",
        Plus "+",
        PlusEqual "+=",
        PlusPlus "++",
        Semicolon ";",
        ShiftLeft "<<",
        ShiftLeftAssign "<<=",
        ShiftRight ">>",
        ShiftRightAssign ">>=",
        Star "*",
        // The delimiters of a template list, as template list discovery found them.
        TemplateArgsEnd ">",
        TemplateArgsStart "<",
        Tilde "~",
        TimesEqual "*=",
        Underscore "_",
        Xor "^",
        XorEqual "^=",
    }
}
