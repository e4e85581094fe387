//! Tokens: what kind each is, and where it stands.

use crate::diagnostic::Span;

macro_rules! tokens {
    (words { $($word:ident = $text:literal;)* } punctuation { $($mark:ident = $spelling:literal;)* }) => {
        /// What a token is.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub(super) enum Kind {
            /// The end of the text.
            End,
            /// A name.
            Identifier,
            /// An integer, `u` suffix and all.
            Integer,
            /// A number with a point.
            Float,
            /// `operator+` and the like, written as one.
            OperatorName,
            /// A word kept for later; it was reported.
            Reserved,
            $($word,)*
            $($mark,)*
        }

        impl Kind {
            /// How messages call it.
            pub(super) const fn name(self) -> &'static str {
                match self {
                    Self::End => "the end of the text",
                    Self::Identifier => "a name",
                    Self::Integer => "an integer",
                    Self::Float => "a number",
                    Self::OperatorName => "an operator's name",
                    Self::Reserved => "a reserved word",
                    $(Self::$word => concat!("'", $text, "'"),)*
                    $(Self::$mark => concat!("'", $spelling, "'"),)*
                }
            }

            /// The keyword of that spelling.
            pub(super) fn keyword(text: &str) -> Option<Self> {
                match text {
                    $($text => Some(Self::$word),)*
                    _ => None,
                }
            }

            /// The punctuation that the text starts with: the longest.
            pub(super) fn punctuation(text: &[u8]) -> Option<(Self, usize)> {
                let mut best = None;
                $(if text.starts_with($spelling.as_bytes()) && best.is_none_or(|(_, len)| len < $spelling.len()) {
                    best = Some((Self::$mark, $spelling.len()));
                })*
                best
            }
        }
    };
}

tokens! {
    words {
        Struct = "struct"; Typedef = "typedef"; Enum = "enum"; Operator = "operator";
        Vertex = "vertex"; Fragment = "fragment"; Compute = "compute"; Numthreads = "numthreads";
        If = "if"; Else = "else"; Switch = "switch"; Case = "case"; Default = "default"; While = "while"; Do = "do"; For = "for";
        Break = "break"; Continue = "continue"; Discard = "discard"; Fallthrough = "fallthrough"; Return = "return";
        True = "true"; False = "false";
        Constant = "constant"; Device = "device"; Threadgroup = "threadgroup"; Thread = "thread";
        Nointerpolation = "nointerpolation"; Noperspective = "noperspective"; Centroid = "centroid"; Sample = "sample";
        SvInstanceId = "SV_InstanceID"; SvVertexId = "SV_VertexID"; PSize = "PSIZE"; SvPosition = "SV_Position";
        SvIsFrontFace = "SV_IsFrontFace"; SvSampleIndex = "SV_SampleIndex"; SvInnerCoverage = "SV_InnerCoverage";
        SvTarget = "SV_Target"; SvDepth = "SV_Depth"; SvCoverage = "SV_Coverage";
        SvDispatchThreadId = "SV_DispatchThreadID"; SvGroupId = "SV_GroupID"; SvGroupIndex = "SV_GroupIndex";
        SvGroupThreadId = "SV_GroupThreadID";
        Attribute = "attribute"; Register = "register"; Specialized = "specialized";
    }
    punctuation {
        EqualEqual = "=="; NotEqual = "!="; LessEqual = "<="; GreaterEqual = ">="; Less = "<"; Greater = ">";
        Equal = "="; PlusPlus = "++"; MinusMinus = "--"; PlusEqual = "+="; MinusEqual = "-="; StarEqual = "*="; SlashEqual = "/=";
        PercentEqual = "%="; CaretEqual = "^="; AndEqual = "&="; OrEqual = "|="; ShiftRightEqual = ">>="; ShiftLeftEqual = "<<=";
        Plus = "+"; Minus = "-"; Star = "*"; Slash = "/"; Percent = "%";
        AndAnd = "&&"; OrOr = "||"; And = "&"; Or = "|"; Caret = "^"; ShiftRight = ">>"; ShiftLeft = "<<"; Not = "!"; Tilde = "~";
        Arrow = "->"; Dot = "."; At = "@"; Question = "?"; Colon = ":"; Semicolon = ";"; Comma = ",";
        BracketOpen = "["; BracketClose = "]"; BraceOpen = "{"; BraceClose = "}"; ParenOpen = "("; ParenClose = ")";
    }
}

/// Words that the specification keeps for later.
pub(super) const RESERVED: [&str; 8] =
    ["protocol", "auto", "const", "static", "restricted", "native", "space", "uniform"];

/// A token.
#[derive(Copy, Clone, Debug)]
pub(super) struct Token {
    /// What it is.
    pub(super) kind: Kind,
    /// Where it stands.
    pub(super) span: Span,
}
