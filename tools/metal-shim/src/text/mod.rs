//! The declarations of an MSL text, as far as the rules need them: no expression is understood here.

mod lexer;
mod parse;

pub use lexer::{Token, lex};
pub use parse::parse;

/// What an entry point is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// `vertex`
    Vertex,
    /// `fragment`
    Fragment,
    /// `kernel`
    Kernel,
}

/// One attribute of a list between double brackets: `buffer(3)`, `position`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// What stands in its parentheses.
    pub argument: Option<String>,
}

impl Attribute {
    /// The argument as a number.
    pub fn number(&self) -> Option<u32> {
        self.argument.as_deref()?.parse().ok()
    }
}

/// A parameter, member or variable.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// The words of its type: `const`, `device`, `Entry`, `*`.
    pub ty: Vec<String>,
    /// Its name.
    pub name: String,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Whether an array's length follows the name.
    pub is_array: bool,
    /// Where it is.
    pub line: usize,
}

impl Declaration {
    /// The type without `const` and blanks.
    pub fn plain_type(&self) -> String {
        self.ty.iter().filter(|word| *word != "const").map(String::as_str).collect()
    }

    /// Whether one of the type's words is this one.
    pub fn has(&self, word: &str) -> bool {
        self.ty.iter().any(|known| known == word)
    }

    /// The attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }
}

/// A structure.
#[derive(Clone, Debug)]
pub struct Struct {
    /// Its name.
    pub name: String,
    /// Its members.
    pub members: Vec<Declaration>,
    /// Where it is.
    pub line: usize,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The attributes before it.
    pub attributes: Vec<Attribute>,
    /// The stage, of an entry point.
    pub stage: Option<Stage>,
    /// The words of the type that it returns.
    pub returns: Vec<String>,
    /// The attributes of what it returns.
    pub return_attributes: Vec<Attribute>,
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<Declaration>,
    /// Its body, without the braces.
    pub body: Vec<Token>,
    /// Where it is.
    pub line: usize,
}

/// The declarations of a text.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The lines that begin with `#`.
    pub directives: Vec<String>,
    /// The structures.
    pub structs: Vec<Struct>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The variables of program scope.
    pub variables: Vec<Declaration>,
}

impl Module {
    /// The structure of that name.
    pub fn structure(&self, name: &str) -> Option<&Struct> {
        self.structs.iter().find(|structure| structure.name == name)
    }
}
