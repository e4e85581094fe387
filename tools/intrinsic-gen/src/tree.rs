//! Definition files as written: the parse tree, names unresolved.

use crate::source::Span;

/// A name with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The text.
    pub text: String,
    /// Where.
    pub span: Span,
}

/// A value in an attribute's argument list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// `name`
    Name(String),
    /// `"text"`
    Text(String),
    /// `1.5`, as written.
    Number(String),
    /// `transform.step`, with the whole text.
    Path(String, Vec<Name>),
}

impl Value {
    /// The text, whatever kind it is.
    pub fn text(&self) -> &str {
        match self {
            Self::Name(text) | Self::Text(text) | Self::Number(text) | Self::Path(text, _) => text,
        }
    }
}

/// `key: value` or `value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The name before the colon.
    pub key: Option<Name>,
    /// The value.
    pub value: Value,
    /// Where the value stands.
    pub span: Span,
}

/// `if name op value` at the end of an argument list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What is asked about: `sm`.
    pub subject: Name,
    /// `<`, `<=`, `>`, `>=`, `==` or `!=`.
    pub op: &'static str,
    /// What it is compared with.
    pub value: Value,
    /// The whole comparison.
    pub span: Span,
}

/// `@name(arguments if condition && condition)`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: Name,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// What must hold, all of it; empty for always.
    pub conditions: Vec<Condition>,
    /// The whole attribute.
    pub span: Span,
}

/// What stands before a declaration.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Prefix {
    /// The lines of `///`, joined by line breaks.
    pub doc: String,
    /// The attributes in order.
    pub attributes: Vec<Attribute>,
}

/// A use of a name as a type, number, match or template: `vec<N, T>`, `access.read`, `3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// The name, or the digits of a number.
    pub name: Name,
    /// Whether it is a number.
    pub is_number: bool,
    /// What follows the dot.
    pub entry: Option<Name>,
    /// What stands in `<...>`.
    pub arguments: Vec<Use>,
    /// The whole use.
    pub span: Span,
}

/// An entry of an enum.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Documentation and attributes.
    pub prefix: Prefix,
    /// Its name.
    pub name: Name,
}

/// `NAME [: constraint]` in a template list or a type's parameter list.
#[derive(Clone, Debug)]
pub struct Template {
    /// Its name.
    pub name: Name,
    /// What follows the colon.
    pub constraint: Option<Use>,
}

/// A parameter of an intrinsic.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its attributes.
    pub prefix: Prefix,
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// Its type.
    pub ty: Use,
}

/// What kind of intrinsic an overload is of.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IntrinsicKind {
    /// `fn`
    Function,
    /// `ctor`
    Constructor,
    /// `conv`
    Conversion,
    /// `op` with one parameter
    UnaryOperator,
    /// `op` with two parameters
    BinaryOperator,
}

/// One overload.
#[derive(Clone, Debug)]
pub struct Intrinsic {
    /// What kind it is of.
    pub kind: IntrinsicKind,
    /// Its name or operator.
    pub name: Name,
    /// Templates in `<...>`.
    pub explicit: Vec<Template>,
    /// Templates in `[...]` or `implicit(...)`.
    pub implicit: Vec<Template>,
    /// Its parameters.
    pub parameters: Vec<Parameter>,
    /// What follows the arrow.
    pub result: Option<Use>,
    /// From the keyword to the end.
    pub span: Span,
}

/// A declaration.
#[derive(Clone, Debug)]
pub enum Declaration {
    /// `enum`
    Enum(Name, Vec<Entry>),
    /// `type`
    Type(Name, Vec<Template>),
    /// `match`
    Match(Name, Vec<Use>),
    /// `fn`, `ctor`, `conv`, `op`
    Intrinsic(Intrinsic),
    /// `{ ... }`
    Group(Vec<(Prefix, Declaration)>),
}

/// A file.
#[derive(Clone, Default, Debug)]
pub struct File {
    /// The imports: the string's place, and the path.
    pub imports: Vec<Name>,
    /// The declarations in order.
    pub declarations: Vec<(Prefix, Declaration)>,
}
