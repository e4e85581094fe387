//! What of COM the compiler's interfaces are made of, as their library has them outside Windows.
#![expect(unsafe_code, reason = "the library's interfaces are tables of C++ functions")]

use std::ffi::c_void;
use std::ptr::NonNull;

/// An interface's or class's identity.
#[repr(C)]
#[derive(Copy, Clone)]
pub struct Guid(pub u32, pub u16, pub u16, pub [u8; 8]);

/// Zero where a call succeeded.
pub type HResult = i32;

/// The methods that every interface starts with. Outside Windows there is a virtual destructor, which takes two places.
#[repr(C)]
pub struct Unknown {
    pub query_interface: unsafe extern "C" fn(*mut c_void, *const Guid, *mut *mut c_void) -> HResult,
    pub add_ref: unsafe extern "C" fn(*mut c_void) -> usize,
    pub release: unsafe extern "C" fn(*mut c_void) -> usize,
    destructors: [usize; 2],
}

/// An interface: the type of its table of methods, which starts with [`Unknown`], and its identity.
///
/// # Safety
/// The table is that of the interface with this identity.
pub unsafe trait Interface: Sized {
    const ID: Guid;
}

/// A reference to an object that has the interface with table `T`.
pub struct Com<T>(NonNull<*const T>);

impl<T> Com<T> {
    /// Takes over a reference, if there is one.
    ///
    /// # Safety
    /// `object` is null, or owns a reference to an object with a table of type `T`.
    pub unsafe fn from_raw(object: *mut c_void) -> Option<Self> {
        NonNull::new(object.cast()).map(Self)
    }

    /// The object, as its methods want it.
    pub fn this(&self) -> *mut c_void {
        self.0.as_ptr().cast()
    }

    /// The methods.
    pub fn methods(&self) -> &T {
        // SAFETY: an object starts with a pointer to its table, which lives as long as the library.
        unsafe { &**self.0.as_ptr() }
    }

    fn unknown(&self) -> &Unknown {
        // SAFETY: every table starts with these methods.
        unsafe { &*(*self.0.as_ptr()).cast::<Unknown>() }
    }

    /// The same object by another of its interfaces.
    pub fn query<U: Interface>(&self) -> Option<Com<U>> {
        let mut found = std::ptr::null_mut();
        // SAFETY: the object is alive, and `found` takes one pointer.
        unsafe {
            let failed = (self.unknown().query_interface)(self.this(), &U::ID, &mut found) != 0;
            if failed { None } else { Com::from_raw(found) }
        }
    }
}

impl<T> Drop for Com<T> {
    fn drop(&mut self) {
        // SAFETY: the reference is ours to give up.
        unsafe { (self.unknown().release)(self.this()) };
    }
}
